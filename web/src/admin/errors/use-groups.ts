import { useEffect, useState } from 'react';
import type {
  ErrorGroupChange,
  ErrorGroupRow,
  ErrorGroupsAnswer,
} from '../../../../model/errors/api.ts';
import type { ErrorGroupStatus } from '../../../../model/errors/group.ts';
import { callApi } from '../../data/api-client.ts';
import { usePagedApi } from '../../data/use-paged-api.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';

export interface Groups extends PagedQuery {
  rows: readonly ErrorGroupRow[];
  change: (id: string, action: ErrorGroupChange['action']) => Promise<void>;
}

/** A page of error groups, last seen first. @param before `next` of the previous page */
function loadGroups(
  status: ErrorGroupStatus | 'all',
  search: string,
  before: number | null,
): Promise<ErrorGroupsAnswer> {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search !== '') query.set('search', search);
  if (before !== null) query.set('before', String(before));
  return callApi(`errors?${query}`);
}

/** The error groups of a filter, page by page. A changed group keeps its place until the list is loaded again. */
export function useGroups(status: ErrorGroupStatus | 'all', search: string): Groups {
  const key = `${status}/${search}`;
  const { items, ...pages } = usePagedApi(key, async (before: number | null) => {
    const { groups, next } = await loadGroups(status, search, before);
    return { items: groups, next };
  });
  const [changed, setChanged] = useState<ReadonlyMap<string, ErrorGroupRow>>(new Map());
  useEffect(() => () => setChanged(new Map()), [key]);

  async function change(id: string, action: ErrorGroupChange['action']): Promise<void> {
    const sent: ErrorGroupChange = { group: id, action };
    const row = await callApi<ErrorGroupRow>('errors', sent);
    setChanged((before) => new Map(before).set(id, row));
  }

  return { ...pages, rows: items.map((row) => changed.get(row.id) ?? row), change };
}
