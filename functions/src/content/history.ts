import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { type ContentType, PARTS } from '../../../model/content/content-types.ts';
import { type Entry, parseEntry } from '../../../model/content/draft.ts';
import { type SnapshotReason, SNAPSHOT_INTERVAL } from '../../../model/content/snapshot.ts';
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

/**
 * Keeps a draft as it was before the first save of a person in five minutes, and the last one with matching languages. Acts of
 * functions raise no revision, and keep it themselves. A change may be delivered several times, and out of order.
 */
export async function keepBeforeSave(
  type: ContentType,
  { before, after }: Record<'before' | 'after', DocumentSnapshot>,
): Promise<void> {
  const entry = parseEntry(type, before.id, before.data());
  const saved = parseEntry(type, after.id, after.data());
  if (entry === null || saved === null) return;
  if (!PARTS.some((part) => saved.revision[part] > entry.revision[part])) return;
  const at = new Date(saved.updated_date);
  const by = saved.updated_by;
  const late = LOCALES.filter((locale) => saved.outdated[locale] && !entry.outdated[locale]);
  const revisions = LOCALES.map((locale) => saved.revision[locale]).join('-');
  const window = Math.floor(at.getTime() / SNAPSHOT_INTERVAL);
  const written = LOCALES.filter((locale) => saved.revision[locale] > entry.revision[locale]);
  const only = written.length === 1 ? written[0] : undefined;
  const reason = late.length > 0 ? 'matched' : 'save';
  const matched = late.map((locale) => `matched-${locale}-${revisions}`);
  const ids = late.length > 0 ? matched : [`${by}-${window}`];
  const documents = ids.map((id) => historyCollection(entry).doc(id));
  await database().runTransaction(async (transaction) => {
    const [stored, ...found] = await transaction.getAll(entryDocument(entry), ...documents);
    // Erased meanwhile.
    if (!stored?.exists) return;
    for (const [index, earlier] of found.entries()) {
      const kept: unknown = earlier.get('saved_date');
      // Of several saves the earliest counts.
      if (kept instanceof Timestamp && kept.toMillis() <= at.getTime()) continue;
      const locale = late[index] ?? only ?? null;
      writeSnapshot(transaction, entry, { reason, locale, by }, earlier.ref, at);
    }
  });
}
