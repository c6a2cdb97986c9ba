import * as v from 'valibot';
import { documentId } from '../document-id.ts';
import { LOCALES } from '../locale.ts';
import type { FieldName, Part } from './kinds.ts';
import { CONTENT_KINDS, KINDS, ORDERED_KINDS, PARTS } from './kinds.ts';
import type { Problem } from './problems.ts';
import { PROBLEM_CODES } from './problems.ts';

const entry = { kind: v.picklist(CONTENT_KINDS), entry: documentId };
const locale = v.picklist(LOCALES);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `POST /api/admin/publishContent`: what changes what is public. No request carries a text: the server takes the stored draft.
 * Every act may be repeated: what is already so is answered with `unchanged`.
 */
export const actSchema = v.variant('act', [
  /** Publishes a language with the shared fields, at once or from a later moment on. */
  v.strictObject({
    act: v.literal('publish'),
    ...entry,
    locale,
    /** The stored revisions that the person saw: of the language, and of the shared fields. */
    seen: v.strictObject({ text: revision, shared: revision }),
    /** From when visitors get it, ISO 8601 with a time zone; null for now, which keeps the time of a published text. */
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  /** Takes a language off the site, or cancels its schedule. */
  v.strictObject({ act: v.literal('withdraw'), ...entry, locale }),
  /** Withdraws both languages; the entry goes to the deleted ones. */
  v.strictObject({ act: v.literal('delete'), ...entry }),
  /** The deleted entry comes back as a draft. */
  v.strictObject({ act: v.literal('bringBack'), ...entry }),
  v.strictObject({
    act: v.literal('move'),
    kind: v.picklist(ORDERED_KINDS),
    entry: documentId,
    /** The entry that it comes after; null for the first place. */
    after: v.nullable(documentId),
  }),
]);
export type Act = v.InferOutput<typeof actSchema>;

/** `200` */
export const actAnswerSchema = v.object({ outcome: v.picklist(['done', 'unchanged']) });
export type ActAnswer = v.InferOutput<typeof actAnswerSchema>;

const FIELD_NAMES: FieldName[] = CONTENT_KINDS.flatMap((kind) =>
  KINDS[kind].fields.map(({ name }) => name),
);

const problemSchema: v.GenericSchema<unknown, Problem> = v.object({
  field: v.picklist(FIELD_NAMES),
  code: v.picklist(PROBLEM_CODES),
  limit: v.exactOptional(v.number()),
  locale: v.exactOptional(locale),
});

/** What the error of a `422 not_publishable` answer holds besides its code: what must be fixed first. */
export const notPublishableSchema = v.object({ issues: v.array(problemSchema) });

/**
 * What the error of a `409 changed_since` answer holds besides its code: the parts of which somebody has stored another
 * revision than the one named. Nothing was published.
 */
export const changedSinceSchema = v.object({ parts: v.array(v.picklist(PARTS)) });
export type ChangedParts = readonly Part[];

/*
 * Other refusals: `404 no_such_entry`; `409 deleted` for publishing a deleted entry; `400 schedule_past` for a moment that
 * has passed.
 */
