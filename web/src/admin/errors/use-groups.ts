import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  ErrorGroupChange,
  ErrorGroupRow,
  ErrorGroupStatus,
} from '../../../../model/error-group.ts';
import { changeGroup, latestBuild, loadGroups } from './error-api.ts';

export interface Groups {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  rows: readonly ErrorGroupRow[];
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  retry: () => void;
  change: (id: string, action: ErrorGroupChange['action'], nextBuild?: boolean) => Promise<void>;
}

/** The groups of a filter, page by page; one that is changed stays where it is until the list is asked for anew. */
export function useGroups(status: ErrorGroupStatus | 'all', search: string): Groups {
  const [rows, setRows] = useState<readonly ErrorGroupRow[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [state, setState] = useState<Groups['state']>('loading');
  const [error, setError] = useState<unknown>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  // An answer to an older question must not replace a newer one's.
  const turn = useRef(0);

  const load = useCallback(
    async (before: number | null) => {
      const mine = ++turn.current;
      try {
        const page = await loadGroups(status, search, before);
        if (mine !== turn.current) return;
        setRows((shown) => (before === null ? page.groups : [...shown, ...page.groups]));
        setNext(page.next);
        setState('ready');
      } catch (thrown) {
        if (mine !== turn.current) return;
        setError(thrown);
        setState('failed');
      } finally {
        setLoadingMore(false);
      }
    },
    [status, search],
  );

  useEffect(() => {
    setState('loading');
    void load(null);
  }, [load]);

  async function change(
    id: string,
    action: ErrorGroupChange['action'],
    nextBuild = false,
  ): Promise<void> {
    const build = nextBuild ? await latestBuild() : '';
    const changed = await changeGroup({ group: id, action, build });
    setRows((shown) => shown.map((row) => (row.id === id ? changed : row)));
  }

  return {
    state,
    error,
    rows,
    hasMore: next !== null,
    loadingMore,
    more: () => {
      setLoadingMore(true);
      void load(next);
    },
    retry: () => {
      setState('loading');
      void load(null);
    },
    change,
  };
}
