import { useEffect, useState } from 'react';
import type { CollectionPath, Found, QueryOptions } from '../../firebase/firestore.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import type { Live } from './use-live.ts';
import { useLiveQuery } from './use-live.ts';

export interface Pages {
  first: Live<Found[]>;
  /** The live first page and the older ones that were asked for. */
  found: readonly Found[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the last attempt to load more failed. */
  moreFailed: Error | null;
  more: () => void;
}

/**
 * A list that grows page by page at its end and is live at its beginning: opening it reads one page, whatever the
 * collection's size.
 * @param key says when the query is another one
 */
export function usePages(
  name: CollectionPath,
  key: string,
  options: Omit<QueryOptions, 'limit'>,
  pageSize: number,
): Pages {
  const first = useLiveQuery(name, key, { ...options, limit: pageSize });
  const [older, setOlder] = useState<{ found: readonly Found[]; done: boolean }>(NOTHING);
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState<Error | null>(null);

  useEffect(() => {
    setOlder(NOTHING);
    setMoreFailed(null);
  }, [name, key]);

  const page = first.state === 'ready' ? first.value : [];
  const seen = new Set(page.map(({ id }) => id));
  const found = [...page, ...older.found.filter(({ id }) => !seen.has(id))];
  const hasMore = !older.done && page.length >= pageSize;

  async function load(): Promise<void> {
    const last = (older.found.at(-1) ?? page.at(-1))?.cursor;
    if (last === undefined || loadingMore) return;
    setLoadingMore(true);
    setMoreFailed(null);
    try {
      const next = await queryDocuments(name, { ...options, startAfter: last, limit: pageSize });
      setOlder(({ found: before }) => ({
        found: [...before, ...next],
        done: next.length < pageSize,
      }));
    } catch (error) {
      setMoreFailed(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setLoadingMore(false);
    }
  }

  return { first, found, hasMore, loadingMore, moreFailed, more: () => void load() };
}

const NOTHING = { found: [], done: false };
