import type { ReactNode } from 'react';
import { ViewTransition } from 'react';

interface PostPartProps {
  slug: string;
  part: 'title' | 'cover';
  children: ReactNode;
}

/**
 * A part that a post has in the list and on its page: between them, it moves from one place to the other, where the
 * browser supports view transitions.
 */
export function PostPart({ slug, part, children }: PostPartProps) {
  // HTML needs none of the attributes that React would write for it.
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition name={`post-${slug}-${part}`} default="none" share={`post-${part}`}>
      {children}
    </ViewTransition>
  );
}
