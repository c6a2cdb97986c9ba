import * as v from 'valibot';
import {
  ERROR_SEARCH_LENGTH,
  ERROR_GROUP_STATUSES,
  errorGroupRecord,
  FINGERPRINT_DIGITS,
} from './group.ts';

/** A row of the list: the group without its stack. */
export const errorGroupRowSchema = v.object({
  ...v.omit(errorGroupRecord, ['error_stack_report_by_system', 'expire_date']).entries,
  id: v.string(),
});
export type ErrorGroupRow = v.InferOutput<typeof errorGroupRowSchema>;

/** Query of a page of the list. */
export const errorGroupsQuerySchema = v.object({
  /** Every status where null. */
  status: v.optional(v.nullable(v.picklist(ERROR_GROUP_STATUSES)), null),
  /** Words that all have to be in a group's texts; '' for every group. */
  search: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.slice(0, ERROR_SEARCH_LENGTH)),
  ),
  /** Groups last seen before this moment, in milliseconds since 1970; null for the newest. */
  before: v.optional(
    v.nullable(v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number))),
    null,
  ),
});
export type ErrorGroupsQuery = v.InferOutput<typeof errorGroupsQuerySchema>;

/** `GET /api/admin/errors?status=&search=&before=`: newest first; `next` is the `before` of the next page. */
export interface ErrorGroupsAnswer {
  groups: ErrorGroupRow[];
  next: number | null;
}

/** `GET /api/admin/errors?group={id}`: what a row does not have. */
export const errorGroupSchema = v.pick(errorGroupRecord, ['error_stack_report_by_system']);
export type ErrorGroupAnswer = v.InferOutput<typeof errorGroupSchema>;

/** `POST /api/admin/errors`; the answer is an `ErrorGroupRow`. */
export const errorGroupChangeSchema = v.strictObject({
  group: v.pipe(v.string(), v.regex(new RegExp(`^v\\d{1,3}-[0-9a-f]{${FINGERPRINT_DIGITS}}$`))),
  action: v.picklist(['resolve', 'reopen']),
});
export type ErrorGroupChange = v.InferOutput<typeof errorGroupChangeSchema>;
