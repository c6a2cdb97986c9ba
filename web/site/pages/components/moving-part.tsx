import { type ReactNode, ViewTransition } from 'react';

interface MovingPartProps {
  /** Type and slug of the post or project, as a name. */
  of: string;
  part: 'title' | 'cover';
  children: ReactNode;
}

/** A part that moves between list and page by a view transition. */
export function MovingPart({ of, part, children }: MovingPartProps) {
  // HTML needs none of the attributes that React writes for it.
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`${of}-${part}`} default="none" share={`moving-${part}`}>
      {children}
    </ViewTransition>
  );
}
