import { type ReactNode, ViewTransition } from 'react';

interface MovingPartProps {
  of: string;
  part: 'title' | 'cover';
  children: ReactNode;
}

/** Moves between list and page by a view transition. */
export function MovingPart({ of, part, children }: MovingPartProps) {
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`${of}-${part}`} default="none" share={`moving-${part}`}>
      {children}
    </ViewTransition>
  );
}
