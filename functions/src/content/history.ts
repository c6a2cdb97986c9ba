import {
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
  FieldValue,
} from 'firebase-admin/firestore';
import { PARTS } from '../../../model/content/content-types.ts';
import type { AnyDraft } from '../../../model/content/content-types.ts';
import { type Entry, parseEntry } from '../../../model/content/draft.ts';
import { type FieldPath, withValues } from '../../../model/content/field-paths.ts';
import { type SnapshotReason, SNAPSHOT_INTERVAL } from '../../../model/content/snapshot.ts';
import type { ContentType } from '../../../model/content/type-names.ts';
import { sameValue } from '../../../model/same-value.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import type { Writes } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { entryDocument, historyCollection } from './store.ts';

/** Keeps a draft in the history. @param at of the change that follows; now by default @returns the id there */
export function writeSnapshot(
  writes: Writes,
  entry: Entry,
  { reason, locale, by }: { reason: SnapshotReason; locale: Locale | null; by: string },
  document: DocumentReference = historyCollection(entry).doc(),
  at?: Date,
): string {
  writes.set(document, {
    reason,
    locale,
    draft: entry.stored,
    saved_by: by,
    saved_date: at ?? FieldValue.serverTimestamp(),
  });
  return document.id;
}

async function isRecorded(
  transaction: Transaction,
  entry: Entry,
  { by, at }: { by: string; at: number },
): Promise<boolean> {
  const since = new Date(at - (at % SNAPSHOT_INTERVAL));
  const { docs } = await transaction.get(
    historyCollection(entry)
      .where('saved_date', '>=', since)
      .where('saved_date', '<=', new Date(at))
      .select('saved_by'),
  );
  return docs.some((found) => found.get('saved_by') === by);
}

/**
 * Keeps a draft as it was before a save that changes somebody else's text or comes from a single act, before a writer's first
 * save in five minutes, and the last one with matching languages. Commands raise no revision, and keep it themselves. A change
 * may be delivered several times, and out of order.
 */
export async function snapshotBeforeSave(
  type: ContentType,
  { before, after }: Record<'before' | 'after', DocumentSnapshot>,
): Promise<void> {
  const entry = parseEntry(type, before.id, before.data());
  const saved = parseEntry(type, after.id, after.data());
  if (entry === null || saved === null) return;
  const { updated_by: by, updated_date: at, replaced } = saved;
  const parts = PARTS.filter((part) => saved.revision[part] > entry.revision[part]);
  const isAct = replaced.length > 0 && !sameValue(replaced, entry.replaced);
  if (parts.length === 0 && !isAct) return;
  const isOthers = parts.some((part) => (entry.written_by[part] ?? entry.updated_by) !== by);
  const late = LOCALES.filter((locale) => saved.outdated[locale] && !entry.outdated[locale]);
  const written = LOCALES.filter((locale) => parts.includes(locale));
  const only = written.length === 1 ? written[0] : undefined;
  const reason = late.length > 0 ? 'matched' : isAct || isOthers ? 'replaced' : 'save';
  const taken = replaced.flatMap(({ path, value }): [FieldPath, unknown][] =>
    value === undefined ? [] : [[path as FieldPath, value]],
  );
  const state = { ...entry, stored: withValues(entry.stored as AnyDraft, new Map(taken)) };
  await database().runTransaction(async (transaction) => {
    if (!(await transaction.get(entryDocument(entry))).exists) return;
    if (reason === 'save' && (await isRecorded(transaction, entry, { by, at }))) return;
    for (const locale of late.length > 0 ? late : [only ?? null]) {
      const document = historyCollection(entry).doc(`${locale}-${by}-${at}`);
      writeSnapshot(transaction, state, { reason, locale, by }, document, new Date(at));
    }
  });
}
