import { createContext, use, useLayoutEffect } from 'react';
import type { PublicPostSummary } from '../../../../model/api/content.ts';

/** A post that a page shows. */
export interface ShownPost {
  post: PublicPostSummary;
  /** Title and description of the document. */
  title: string;
  description: string;
}

/** Tells the app which post the page shows; null where it shows none. */
export const ShownPostContext = createContext<(shown: ShownPost | null) => void>(() => undefined);

/** Gives the document the head of a post while the caller is shown. @param shown memoized */
export function useShownPost(shown: ShownPost | null): void {
  const show = use(ShownPostContext);
  useLayoutEffect(() => {
    show(shown);
    return () => show(null);
  }, [show, shown]);
}
