import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import { HISTORY_SAVE_INTERVAL } from '../../../model/content/history.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { sameTexts } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { keepRevision } from '../audit/record.ts';
import { contentCollection, database } from '../firestore.ts';

/** Longest time between the time that a client's write is stamped with and its commit, in milliseconds. */
const MAX_COMMIT_MS = 60_000;

/** A write of a draft, as its trigger gets it. */
export interface Written {
  /** Id of the event; the same at every attempt. */
  id: string;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Who saved a draft, and when. */
interface Save {
  uid: string;
  date: Date;
}

/**
 * Who saved a draft in a browser; null for every other write: a deletion, what a function wrote and recorded itself, and
 * documents of a seed or a restore, which keep the times that they had. The rules make every client stamp its writes with
 * its uid and the time of the request.
 */
function saveOf(after: DocumentSnapshot): Save | null {
  const [uid, date, recorded]: unknown[] = [
    after.get('updated_by'),
    after.get('updated_date'),
    after.get('recorded_date'),
  ];
  if (!after.updateTime || typeof uid !== 'string' || !(date instanceof Timestamp)) return null;
  if (recorded instanceof Timestamp && recorded.isEqual(date)) return null;
  const late = after.updateTime.toMillis() - date.toMillis();
  if (uid === '' || Math.abs(late) > MAX_COMMIT_MS) return null;
  return { uid, date: date.toDate() };
}

/**
 * Keeps what a draft was before a browser saved it: once for the saves of one person in five minutes, and whenever it was
 * the last state in which both languages matched.
 */
export async function keepRevisions(
  kind: ContentKind,
  { id: event, before, after }: Written,
): Promise<void> {
  const [stored, save] = [before.data(), saveOf(after)];
  if (stored === undefined || save === null) return;
  const entry = parseEntry(kind, after.id, stored);
  const next = parseEntry(kind, after.id, after.data() ?? {});
  // Only the console can write one that is not valid.
  if (!entry || !next) return;
  const outdated = LOCALES.filter((locale) => next.outdated[locale] && !entry.outdated[locale]);
  for (const locale of outdated) {
    const id = `${event.replaceAll('/', '-')}-matched-${locale}`;
    await keepEarliest(id, save, { entry, reason: 'matched', locale });
  }
  if (outdated.length > 0) return;
  const id = `${save.uid}-${Math.floor(save.date.getTime() / HISTORY_SAVE_INTERVAL)}`;
  await keepEarliest(id, save, { entry, reason: 'save', locale: changedLanguage(entry, next) });
}

/** The language whose draft changed; null for both or neither. */
function changedLanguage(before: Entry, after: Entry): Locale | null {
  const changed = LOCALES.filter(
    (locale) => !sameTexts(before.kind, before.draft[locale], after.draft[locale]),
  );
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/**
 * Keeps a revision as of the time of its save. Of several with one id the earliest stays, in whatever order their events
 * arrive; so a repeated event changes nothing.
 */
async function keepEarliest(
  id: string,
  { uid, date }: Save,
  revision: Parameters<typeof keepRevision>[2],
): Promise<void> {
  const { kind, id: entry } = revision.entry;
  const kept = contentCollection(kind).doc(entry).collection(HISTORY_COLLECTION).doc(id);
  await database().runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(kept)).get('saved_date');
    if (known instanceof Timestamp && known.toMillis() <= date.getTime()) return;
    keepRevision(transaction, { uid }, revision, { id, date });
  });
}
