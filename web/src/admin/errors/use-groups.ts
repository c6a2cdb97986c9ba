import { useEffect, useState } from 'react';
import type { ErrorGroupChange, ErrorGroupRow } from '../../../../model/errors/api.ts';
import type { ErrorGroupStatus } from '../../../../model/errors/group.ts';
import { LOADING } from '../../data/use-live-query.ts';
import { useAsync } from '../../data/use-async.ts';
import { useLoadMore } from '../../data/use-load-more.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import { changeGroup, latestBuild, loadGroups } from './errors-api.ts';

export interface Groups extends PagedQuery {
  rows: readonly ErrorGroupRow[];
  change: (id: string, action: ErrorGroupChange['action'], nextBuild?: boolean) => Promise<void>;
}

/** The error groups of a filter, page by page. A changed group keeps its place until the list is loaded again. */
export function useGroups(status: ErrorGroupStatus | 'all', search: string): Groups {
  const key = `${status}/${search}`;
  const loaded = useAsync(key, () => loadGroups(status, search, null));
  // Rows of the previous filter are hidden while loading: their status contradicts the new filter.
  const first = loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true };
  const page = first.state === 'ready' ? first.value : { groups: [], next: null };
  const { items, ...older } = useLoadMore(key, page.next, async (before: number) => {
    const { groups, next } = await loadGroups(status, search, before);
    return { items: groups, next };
  });
  const [changed, setChanged] = useState<ReadonlyMap<string, ErrorGroupRow>>(new Map());
  useEffect(() => () => setChanged(new Map()), [key]);

  async function change(
    id: string,
    action: ErrorGroupChange['action'],
    nextBuild = false,
  ): Promise<void> {
    const build = nextBuild ? await latestBuild() : '';
    const row = await changeGroup({ group: id, action, build });
    setChanged((before) => new Map(before).set(id, row));
  }

  // A first page that was loaded again may contain rows of a later page.
  const newest = new Set(page.groups.map(({ id }) => id));
  const rows = [...page.groups, ...items.filter(({ id }) => !newest.has(id))].map(
    (row) => changed.get(row.id) ?? row,
  );
  return { ...older, first, rows, change };
}
