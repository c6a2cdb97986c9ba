import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Entry } from '../../../model/content/draft.ts';
import { parseEntry, storedDraft } from '../../../model/content/draft.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { PARTS } from '../../../model/content/kinds.ts';
import type { RevisionReason } from '../../../model/content/revision.ts';
import { KEEP_INTERVAL } from '../../../model/content/revision.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { database } from '../firestore.ts';
import { historyCollection } from './store.ts';

/** A transaction or a batch. */
interface Writes {
  set(document: DocumentReference, data: DocumentData): unknown;
}

/** Why a state is kept, and who made the change that follows it. */
interface Kept {
  reason: RevisionReason;
  locale: Locale | null;
  by: string;
}

/**
 * Keeps the draft of an entry in its history, in the transaction or batch of the change.
 * @param at when the change was made; now where it is left out
 * @returns the id of the history record
 */
export function keepDraft(
  writes: Writes,
  entry: Entry,
  { reason, locale, by }: Kept,
  document: DocumentReference = historyCollection(entry).doc(),
  at?: Date,
): string {
  writes.set(document, {
    reason,
    locale,
    draft: storedDraft(entry.kind, entry.draft),
    saved_by: by,
    saved_date: at ?? FieldValue.serverTimestamp(),
  });
  return document.id;
}

/** A write of an entry's record, as its trigger gets it; it may be delivered several times, and out of order. */
export interface SavedEntry {
  /** Undefined where the write created the entry, or deleted it. */
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/**
 * Keeps the draft as it was before a browser saved it: before the first save of a person in five minutes, and the last
 * state in which both languages matched. Acts of functions change no revision, and keep the draft themselves.
 */
export async function keepBeforeSave(
  kind: ContentKind,
  { before, after }: SavedEntry,
): Promise<void> {
  const entry = parseEntry(kind, before.id, before.data());
  const saved = parseEntry(kind, after.id, after.data());
  if (entry === null || saved === null) return;
  const parts = PARTS.filter((part) => saved.revision[part] !== entry.revision[part]);
  if (parts.length === 0) return;
  const at = new Date(saved.updated_date);
  const by = saved.updated_by;
  const outdated = LOCALES.filter((locale) => saved.outdated[locale] && !entry.outdated[locale]);
  const written = LOCALES.filter((locale) => parts.includes(locale));
  const history = historyCollection(entry);
  const window = Math.floor(at.getTime() / KEEP_INTERVAL);
  const first = history.doc(`${by}-${window}`);
  await database().runTransaction(async (transaction) => {
    const kept: unknown = (await transaction.get(first)).get('saved_date');
    for (const locale of outdated) {
      const document = history.doc(`matched-${locale}-${saved.revision[locale]}-${window}`);
      keepDraft(transaction, entry, { reason: 'matched', locale, by }, document, at);
    }
    // Of several saves the earliest one counts, in whatever order their events arrive.
    const isLater = kept instanceof Timestamp && kept.toMillis() <= at.getTime();
    if (isLater) return;
    const locale = (written.length === 1 && written[0]) || null;
    keepDraft(transaction, entry, { reason: 'save', locale, by }, first, at);
  });
}
