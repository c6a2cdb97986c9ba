import * as v from 'valibot';
import type { ValidationIssue } from './problems.ts';
import { ISSUE_CODES, ISSUE_FIELDS } from './problems.ts';
import { CONTENT_KINDS } from '../content/limits.ts';
import { LOCALES } from '../locale.ts';

const kind = v.picklist(CONTENT_KINDS);
const locale = v.picklist(LOCALES);
/** A document id. */
const entry = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));

/**
 * `POST /api/admin/publishContent`. Every operation may be repeated: what is already so is answered with
 * `unchanged`.
 */
export const publishRequestSchema = v.variant('operation', [
  v.strictObject({
    operation: v.literal('publish'),
    kind,
    entry,
    locale,
    /** From when visitors get it, ISO 8601 with a time zone; null for now, which keeps the time of a published text. */
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    /** `draftDigest` of what the admin saw; where the stored draft has another one, nothing is published. */
    seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  v.strictObject({ operation: v.literal('unpublish'), kind, entry, locale }),
  v.strictObject({
    operation: v.literal('delete'),
    kind,
    entry,
    /** Language in which the entry is named in the audit log. */
    locale,
  }),
  v.strictObject({ operation: v.literal('restore'), kind, entry }),
  v.strictObject({ operation: v.literal('repair'), kind, entry }),
  v.strictObject({
    operation: v.literal('reorder'),
    kind: v.picklist(['portfolio', 'testimonials']),
    entry,
    /** The entry that it comes after; null for the first place. */
    after: v.nullable(entry),
  }),
]);
export type PublishRequest = v.InferOutput<typeof publishRequestSchema>;

/**
 * `exists`: nothing was restored, because the entry is there; `nothing_kept`: its history holds no state;
 * `restored_as_draft`: it was published, but its address is another entry's now.
 */
export const PUBLISH_OUTCOMES = [
  'done',
  'unchanged',
  'exists',
  'nothing_kept',
  'restored_as_draft',
] as const;

/** `200` */
export const publishResponseSchema = v.object({ outcome: v.picklist(PUBLISH_OUTCOMES) });
export type PublishResponse = v.InferOutput<typeof publishResponseSchema>;

const issueSchema: v.GenericSchema<unknown, ValidationIssue> = v.object({
  field: v.picklist(ISSUE_FIELDS),
  code: v.picklist(ISSUE_CODES),
  limit: v.exactOptional(v.number()),
  locale: v.exactOptional(locale),
});

/** What the error of a `422 not_publishable` answer holds beside its code: what must be mended first. */
export const publishIssuesSchema = v.object({ issues: v.array(issueSchema) });
