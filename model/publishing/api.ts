import * as v from 'valibot';
import type { ValidationIssue } from './problems.ts';
import { ISSUE_CODES, ISSUE_FIELDS } from './problems.ts';
import type { ContentKind } from '../content/limits.ts';
import { CONTENT_KINDS, CONTENT_LIMITS } from '../content/limits.ts';
import { PUBLISHABLE } from '../content/record.ts';
import { documentId } from '../document-id.ts';
import { LOCALES } from '../locale.ts';

const kind = v.picklist(CONTENT_KINDS);
const locale = v.picklist(LOCALES);

/** The request that publishes an entry of a kind. */
const publish = <Kind extends ContentKind, Fields extends v.ObjectEntries>(
  name: Kind,
  fields: Fields,
) =>
  v.strictObject({
    operation: v.literal('publish'),
    kind: v.literal(name),
    entry: documentId,
    locale,
    /** From when visitors get it, ISO 8601 with a time zone; null for now, which keeps the time of a published text. */
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    /** What becomes public: the language's texts and the fields that both languages share. */
    fields: v.strictObject(fields),
    /**
     * By field, the stored value that a value in `fields` is based on, where the editor does not know that value as
     * stored. Where the database holds neither, somebody else changed the field.
     */
    base: v.record(v.string(), v.unknown()),
  });

/**
 * `POST /api/admin/publishContent`. Every operation may be repeated: what is already so is answered with
 * `unchanged`.
 */
export const publishRequestSchema = v.variant('operation', [
  v.variant('kind', [
    publish('blog', PUBLISHABLE.blog),
    publish('portfolio', PUBLISHABLE.portfolio),
    publish('testimonials', PUBLISHABLE.testimonials),
  ]),
  v.strictObject({ operation: v.literal('unpublish'), kind, entry: documentId, locale }),
  v.strictObject({
    operation: v.literal('delete'),
    kind,
    entry: documentId,
    /** Language in which the entry is named in the audit log. */
    locale,
  }),
  /** Restores a deleted entry. */
  v.strictObject({ operation: v.literal('restore'), kind, entry: documentId }),
  /** Makes the texts of a revision the draft of both languages. */
  v.strictObject({
    operation: v.literal('restoreRevision'),
    kind,
    entry: documentId,
    revision: documentId,
  }),
  v.strictObject({
    operation: v.literal('reorder'),
    kind: v.picklist(['portfolio', 'testimonials']),
    entry: documentId,
    /** The entry that it comes after; null for the first place. */
    after: v.nullable(documentId),
  }),
]);
export type PublishRequest = v.InferOutput<typeof publishRequestSchema>;

const { coverPixels: _, order: __, ...LENGTHS } = CONTENT_LIMITS;
const ALL_TEXTS = Object.values(LENGTHS).reduce((sum, length) => sum + length, 0);

/**
 * Largest body of a request in bytes: the texts in `fields` and once more in `base`, with up to 6 bytes per character in
 * JSON, and room for the names.
 */
export const PUBLISH_BODY_BYTES = 2 * 6 * ALL_TEXTS + 10_000;

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

/** What the error of a `422 not_publishable` answer holds besides its code: what must be fixed first. */
export const publishIssuesSchema = v.object({ issues: v.array(issueSchema) });

/** What the error of a `409 changed_since` answer holds besides its code: the field that somebody else changed. */
export const changedFieldSchema = v.object({
  field: v.picklist([...ISSUE_FIELDS, 'author', 'services', 'testimonial']),
});
export type ChangedField = v.InferOutput<typeof changedFieldSchema>['field'];
