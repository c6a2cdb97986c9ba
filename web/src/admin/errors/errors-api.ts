import * as v from 'valibot';
import type {
  ErrorGroupAnswer,
  ErrorGroupChange,
  ErrorGroupRow,
  ErrorGroupsAnswer,
} from '../../../../model/api/errors.ts';
import type { ErrorGroupStatus } from '../../../../model/error-group.ts';
import { ERROR_GROUP_STATUSES } from '../../../../model/error-group.ts';
import { callAdminApi } from '../../data/api-client.ts';

const row = v.object({
  id: v.string(),
  during: v.string(),
  message: v.string(),
  in_function: v.string(),
  count: v.number(),
  first_seen: v.number(),
  last_seen: v.number(),
  pages: v.array(v.string()),
  platforms: v.array(v.string()),
  days: v.array(v.number()),
  status: v.picklist(ERROR_GROUP_STATUSES),
  resolved_after: v.nullable(v.string()),
  resolved_at: v.nullable(v.number()),
  reopened: v.boolean(),
  changed_by: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, ErrorGroupRow>;

const groups = v.object({ groups: v.array(row), next: v.nullable(v.number()) });

const group = v.object({
  group: v.object({ ...row.entries, stack: v.string() }),
  reports: v.array(
    v.object({
      id: v.string(),
      created: v.number(),
      page: v.string(),
      platform: v.string(),
      during: v.string(),
      stack: v.string(),
    }),
  ),
});

/** A page of groups, the latest seen first; `before` is the `next` of the page before. */
export async function loadGroups(
  status: ErrorGroupStatus | 'all',
  search: string,
  before: number | null,
): Promise<ErrorGroupsAnswer> {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search !== '') query.set('search', search);
  if (before !== null) query.set('before', String(before));
  return v.parse(groups, await callAdminApi(`errors?${query}`));
}

/** One group with its stack and latest reports. */
export async function loadGroup(id: string): Promise<ErrorGroupAnswer> {
  return v.parse(group, await callAdminApi(`errors?group=${encodeURIComponent(id)}`));
}

/** Resolves, reopens or mutes a group; gives it as it is then. */
export async function changeGroup(change: ErrorGroupChange): Promise<ErrorGroupRow> {
  return v.parse(row, await callAdminApi('errors', change));
}

/** Id of the newest build on the site; '' where it cannot be had. */
export async function latestBuild(): Promise<string> {
  try {
    const response = await fetch(`/builds/latest.json?t=${Date.now()}`);
    return v.parse(v.object({ id: v.string() }), await response.json()).id;
  } catch {
    return '';
  }
}
