import { useEffect, useState } from 'react';
import { asError } from './use-async.ts';

/** What comes behind the first page of a list; `next` is where the page behind it starts, null at the end. */
export interface OlderPage<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

export interface LoadMore<Item> {
  /** All that was asked for so far. */
  items: readonly Item[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the last attempt to load more failed; what was there before stays. */
  moreFailed: Error | null;
  more: () => void;
}

interface Asked<Item, Cursor> extends OlderPage<Item, Cursor> {
  key: string;
  /** The question under way. */
  question: object | null;
  failed: Error | null;
}

/**
 * The pages behind a list's first one, asked for one by one. An answer that arrives when another list is asked for
 * belongs to none, and is dropped.
 * @param key says when it is another list
 * @param first where the second page starts; null where there is none, or while that is not known
 */
export function useLoadMore<Item, Cursor>(
  key: string,
  first: Cursor | null,
  load: (after: Cursor) => Promise<OlderPage<Item, Cursor>>,
): LoadMore<Item> {
  const [asked, setAsked] = useState<Asked<Item, Cursor> | null>(null);
  // A list that is come back to begins anew. Until then, `own` leaves the other one's pages aside.
  useEffect(() => () => setAsked(null), [key]);
  const own = asked?.key === key ? asked : null;
  const items = own?.items ?? [];
  const after = own === null ? first : own.next;

  async function more(): Promise<void> {
    if (after === null || (own !== null && own.question !== null)) return;
    const question = {};
    const answer = (part: Partial<Asked<Item, Cursor>>) =>
      setAsked((now) => (now?.question === question ? { ...now, question: null, ...part } : now));
    setAsked({ key, items, next: after, question, failed: null });
    try {
      const page = await load(after);
      answer({ items: [...items, ...page.items], next: page.next });
    } catch (error) {
      answer({ failed: asError(error) });
    }
  }

  return {
    items,
    hasMore: after !== null,
    loadingMore: own !== null && own.question !== null,
    moreFailed: own?.failed ?? null,
    more: () => void more(),
  };
}
