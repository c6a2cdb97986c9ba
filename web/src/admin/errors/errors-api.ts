import type {
  ErrorGroupAnswer,
  ErrorGroupChange,
  ErrorGroupRow,
  ErrorGroupsAnswer,
} from '../../../../model/errors/api.ts';
import {
  errorGroupRowSchema,
  errorGroupSchema,
  errorGroupsSchema,
} from '../../../../model/errors/api.ts';
import type { ErrorGroupStatus } from '../../../../model/errors/group.ts';
import { LATEST_BUILD_URL, latestBuildId } from '../../../../model/releases/service-worker.ts';
import { callApi } from '../../data/api-client.ts';

/** A page of error groups, last seen first. @param before `next` of the previous page */
export function loadGroups(
  status: ErrorGroupStatus | 'all',
  search: string,
  before: number | null,
): Promise<ErrorGroupsAnswer> {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search !== '') query.set('search', search);
  if (before !== null) query.set('before', String(before));
  return callApi(`errors?${query}`, errorGroupsSchema);
}

/** The stack and the latest reports of an error group. */
export function loadGroup(id: string): Promise<ErrorGroupAnswer> {
  return callApi(`errors?group=${encodeURIComponent(id)}`, errorGroupSchema);
}

/** Resolves, reopens or mutes an error group; returns the changed group. */
export function changeGroup(change: ErrorGroupChange): Promise<ErrorGroupRow> {
  return callApi('errors', errorGroupRowSchema, change);
}

/** Id of the newest build on the site; '' if it cannot be fetched. */
export async function latestBuild(): Promise<string> {
  try {
    const response = await fetch(`${LATEST_BUILD_URL}?t=${Date.now()}`);
    return latestBuildId(await response.json()) ?? '';
  } catch {
    return '';
  }
}
