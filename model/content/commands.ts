import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { documentId } from '../fields.ts';
import { type Part, CONTENT_TYPE_NAMES, OPEN_TYPES, ORDERED_TYPES } from './content-types.ts';
import type { Problem } from './problems.ts';

const entry = { type: v.picklist(CONTENT_TYPE_NAMES), entry: documentId };
const openEntry = { type: v.picklist(OPEN_TYPES), entry: documentId };
const locale = v.picklist(LOCALES);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `POST /api/admin/publishContent`: what changes what is public. No request carries a text: the server takes the stored draft.
 * Every command may be repeated: what is already so is answered with `unchanged`.
 */
export const commandSchema = v.variant('command', [
  /** Publishes a language with the shared fields, at once or from a later moment on. */
  v.strictObject({
    command: v.literal('publish'),
    ...entry,
    locale,
    /** The stored revisions that the person saw: of the language, and of the shared fields. */
    seen: v.strictObject({ text: revision, shared: revision }),
    /** From when visitors get it, ISO 8601 with a time zone; null for now, which keeps the time of a published text. */
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  /** Takes back the schedule of a language; what visitors get stays. */
  v.strictObject({ command: v.literal('cancel'), ...entry, locale }),
  /** Takes a language off the site, with what is scheduled of it. */
  v.strictObject({ command: v.literal('withdraw'), ...entry, locale }),
  /** Withdraws both languages; the entry goes to the deleted ones. */
  v.strictObject({ command: v.literal('delete'), ...openEntry }),
  /** The deleted entry comes back as a draft. */
  v.strictObject({ command: v.literal('bringBack'), ...openEntry }),
  /** Removes a deleted entry for good, with its history and pictures that nothing else uses. */
  v.strictObject({ command: v.literal('erase'), ...openEntry }),
  v.strictObject({
    command: v.literal('move'),
    type: v.picklist(ORDERED_TYPES),
    entry: documentId,
    /** The entry that it comes after; null for the first place. */
    after: v.nullable(documentId),
  }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

/** `200` */
export interface CommandAnswer {
  outcome: 'done' | 'unchanged';
}

/** What the error of a `422 not_publishable` answer holds besides its code: what must be fixed first. */
export interface NotPublishable {
  issues: Problem[];
}

/**
 * What the error of a `409 changed_since` answer holds besides its code: the parts of which somebody has stored another
 * revision than the one named. Nothing was published.
 */
export interface ChangedSince {
  parts: readonly Part[];
}
