import { type ReactNode, ViewTransition } from 'react';

interface MovingPartProps {
  /** Kind and slug of the post or project, as a name. */
  of: string;
  part: 'title' | 'cover';
  children: ReactNode;
}

/**
 * A part that a post or project has in the list and on its page: between them, it moves from one place to the other,
 * where the browser supports view transitions.
 */
export function MovingPart({ of, part, children }: MovingPartProps) {
  // HTML needs none of the attributes that React would write for it.
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`${of}-${part}`} default="none" share={`moving-${part}`}>
      {children}
    </ViewTransition>
  );
}
