import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { documentId } from '../record-schemas.ts';
import { type Part, CREATABLE_TYPES, ORDERED_TYPES } from './content-types.ts';
import type { Problem } from './fields.ts';
import { CONTENT_TYPE_NAMES } from './type-names.ts';

const entry = { type: v.picklist(CONTENT_TYPE_NAMES), entry: documentId };
const openEntry = { type: v.picklist(CREATABLE_TYPES), entry: documentId };
const locale = v.picklist(LOCALES);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `POST /api/admin/publishContent`. The server takes the stored draft; every command may be repeated. */
export const commandSchema = v.variant('command', [
  v.strictObject({
    command: v.literal('publish'),
    ...entry,
    locale,
    seen: v.strictObject({ text: revision, shared: revision }),
    /** ISO 8601 with a time zone; null for now, which keeps the time of a published text. */
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
  v.strictObject({ command: v.literal('cancel'), ...entry, locale }),
  /** Takes a language off the site, and its schedule. */
  v.strictObject({ command: v.literal('withdraw'), ...entry, locale }),
  v.strictObject({ command: v.literal('delete'), ...openEntry }),
  v.strictObject({ command: v.literal('bringBack'), ...openEntry }),
  /** Deletes for good, with history and pictures that nothing else uses. */
  v.strictObject({ command: v.literal('erase'), ...openEntry }),
  v.strictObject({
    command: v.literal('move'),
    type: v.picklist(ORDERED_TYPES),
    entry: documentId,
    after: v.nullable(documentId),
  }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

export interface CommandAnswer {
  outcome: 'done' | 'unchanged';
}

export interface NotPublishable {
  issues: Problem[];
}

/** Details of a `409 changed_since` answer: the parts with another revision than the one named. */
export interface ChangedSince {
  parts: readonly Part[];
}
