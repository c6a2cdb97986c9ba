import type { ContentKind } from '../../../model/content/limits.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import { KINDS, sameTexts } from '../../../model/content/text.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { database } from '../firestore.ts';
import type { ClientChange, Written } from './client-change.ts';
import { clientChange, idOfEvent, idOfWindow, recordChange } from './client-change.ts';
import { keepRevision } from './record.ts';

/**
 * Records a draft that a client created or changed. The changes of one person in five minutes have one entry, and a
 * revision of the state before the first of them. The last state in which both languages matched has a revision of its own.
 */
export async function recordDraft(kind: ContentKind, written: Written): Promise<void> {
  const change = clientChange(written);
  if (change === null) return;
  const { before, after } = change;
  const target = `${KINDS[kind].collection}/${after.id}`;
  const stored = before.data();
  if (stored === undefined) {
    const created = { action: 'content_create', target, detail: '' } as const;
    return recordChange(change, idOfEvent(change, 'create'), created);
  }
  const entry = parseEntry(kind, after.id, stored);
  const next = parseEntry(kind, after.id, after.data());
  if (entry === null || next === null) return;
  const outdated = LOCALES.filter((locale) => next.outdated[locale] && !entry.outdated[locale]);
  await keepMatched(change, entry, outdated);
  const locale = changedLanguage(entry, next);
  await recordChange(change, idOfWindow(change, target), {
    action: 'content_save',
    target,
    detail: locale ?? '',
    // A state in which both languages matched is in the history already.
    ...(outdated.length === 0 && { revision: { entry, reason: 'save', locale } }),
  });
}

/** The language whose draft changed; null for both or neither. */
function changedLanguage(before: Entry, after: Entry): Locale | null {
  const changed = LOCALES.filter(
    (locale) => !sameTexts(before.kind, before.draft[locale], after.draft[locale]),
  );
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

async function keepMatched(
  change: ClientChange,
  entry: Entry,
  outdated: readonly Locale[],
): Promise<void> {
  if (outdated.length === 0) return;
  const batch = database().batch();
  for (const locale of outdated) {
    const as = { id: idOfEvent(change, `matched-${locale}`), date: change.date };
    keepRevision(batch, { uid: change.uid }, { entry, reason: 'matched', locale }, as);
  }
  await batch.commit();
}

/** Records that an admin changed the status of a message, or whether it is kept. */
export async function recordMessage(written: Written): Promise<void> {
  const change = clientChange(written);
  if (change === null) return;
  const { before, after } = change;
  const target = `${COLLECTIONS.contactMessage}/${after.id}`;
  const status: unknown = after.get('status');
  if (status !== before.get('status')) {
    const changed = { action: 'message_status', target, detail: String(status) } as const;
    await recordChange(change, idOfEvent(change, 'status'), changed);
  }
  const isKept = after.get('keep') === true;
  if (isKept !== (before.get('keep') === true)) {
    const changed = { action: 'message_keep', target, detail: String(isKept) } as const;
    await recordChange(change, idOfEvent(change, 'keep'), changed);
  }
}

/** Records that an admin changed the notes on a message, without their text: one entry per person and five minutes. */
export async function recordNotes(message: string, written: Written): Promise<void> {
  const change = clientChange(written);
  if (change === null) return;
  const target = `${COLLECTIONS.contactMessage}/${message}`;
  const id = idOfWindow(change, `${target}/notes`);
  await recordChange(change, id, { action: 'message_notes', target, detail: '' });
}

/** Records that an admin set the version of a channel. */
export async function recordVersion(written: Written): Promise<void> {
  const change = clientChange(written);
  if (change === null) return;
  const { after } = change;
  await recordChange(change, idOfEvent(change, 'version'), {
    action: 'version_set',
    target: `${COLLECTIONS.appVersion}/${after.id}`,
    detail: String(after.get('version')),
  });
}
