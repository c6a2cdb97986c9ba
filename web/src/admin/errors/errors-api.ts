import type {
  ErrorDaysAnswer,
  ErrorGroupAnswer,
  ErrorGroupChange,
  ErrorGroupRow,
  ErrorGroupsAnswer,
} from '../../../../model/errors/api.ts';
import {
  errorDaysSchema,
  errorGroupRowSchema,
  errorGroupSchema,
  errorGroupsSchema,
} from '../../../../model/errors/api.ts';
import type { ErrorGroupStatus } from '../../../../model/errors/group.ts';
import { ERROR_DAYS } from '../../../../model/errors/group.ts';
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

/** One error group with its stack and latest reports. */
export function loadGroup(id: string): Promise<ErrorGroupAnswer> {
  return callApi(`errors?group=${encodeURIComponent(id)}`, errorGroupSchema);
}

/** Resolves, reopens or mutes an error group; returns the changed group. */
export function changeGroup(change: ErrorGroupChange): Promise<ErrorGroupRow> {
  return callApi('errors', errorGroupRowSchema, change);
}

/** Error reports per day of the last `ERROR_DAYS` days, oldest first, today last. */
export async function loadErrorDays(): Promise<ErrorDaysAnswer['days']> {
  return (await callApi(`errors?days=${ERROR_DAYS}`, errorDaysSchema)).days;
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
