import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ErrorGroupRow } from '../../../model/error-group.ts';
import { ERROR_DAYS, ERROR_GROUP_STATUSES } from '../../../model/error-group.ts';
import { lastDays } from './days.ts';

const text = v.fallback(v.string(), '');
const number = v.fallback(v.number(), 0);
const texts = v.fallback(v.array(v.string()), []);

/** A group as stored; a damaged field is shown as empty rather than hiding every other group. */
const groupSchema = v.object({
  during: text,
  message: text,
  stack: text,
  in_function: text,
  count: number,
  first_seen: number,
  last_seen: number,
  pages: texts,
  platforms: texts,
  days: v.fallback(v.record(v.string(), v.number()), {}),
  status: v.fallback(v.picklist(ERROR_GROUP_STATUSES), 'open'),
  resolved_after: v.fallback(v.nullable(v.string()), null),
  resolved_at: v.fallback(v.nullable(v.number()), null),
  reopened: v.fallback(v.boolean(), false),
  changed_by: v.fallback(v.nullable(v.string()), null),
});

/** A group's document as the admin page gets it. */
export function groupRow(
  snapshot: DocumentSnapshot,
  now: number,
): ErrorGroupRow & { stack: string } {
  const { days, ...group } = v.parse(groupSchema, snapshot.data() ?? {});
  return {
    ...group,
    id: snapshot.id,
    days: lastDays(ERROR_DAYS, now).map((day) => days[day] ?? 0),
  };
}
