import { type ReactNode, ViewTransition } from 'react';

interface MovingPartProps {
  /** `post-` or `project-` and the slug. */
  of: string;
  part: 'title' | 'cover';
  children: ReactNode;
}

/** Moves between list and page by a view transition. */
export function MovingPart({ of, part, children }: MovingPartProps) {
  // HTML needs none of the attributes that React writes for it.
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`${of}-${part}`} default="none" share={`moving-${part}`}>
      {children}
    </ViewTransition>
  );
}
