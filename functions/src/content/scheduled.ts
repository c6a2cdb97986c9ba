import {
  type Query,
  type QuerySnapshot,
  type Transaction,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { NotPublishable } from '../../../model/content/commands.ts';
import { mainField } from '../../../model/content/content-types.ts';
import { type Entry, parseEntry } from '../../../model/content/draft.ts';
import { noticeEnd } from '../../../model/content/fact-texts.ts';
import { factsOf } from '../../../model/content/facts.ts';
import type { Problem } from '../../../model/content/fields.ts';
import { type Publication, publicFacts } from '../../../model/content/publication.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '../../../model/content/type-names.ts';
import { STUDIO_ENTRY } from '../../../model/content/words.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { errorText } from '../error-text.ts';
import { contentCollection, database } from '../firestore.ts';
import { HttpError } from '../http/http-response.ts';
import {
  type ReleaseState,
  requestRelease,
  readReleaseState,
  releaseDocument,
} from '../release/state.ts';
import { checkedHtml, preparePublication } from './publish.ts';
import {
  type EntryName,
  changeIn,
  entryDocument,
  historyCollection,
  publicationDocument,
  readEntry,
} from './store.ts';

interface Due extends EntryName {
  locale: Locale;
  at: number;
}

/**
 * Publishes what is due, and asks for a release when a notice has ended. Nothing is read while nothing is due.
 * @param state that of the release, as it was read right now
 * @param now milliseconds since 1970
 */
export async function publishDue({ next_at: moment }: ReleaseState, now: number): Promise<void> {
  if (moment === null || (moment !== undefined && moment > now)) return;
  for (const due of await findDue(now)) {
    try {
      await publishScheduled(due);
    } catch (error) {
      logError('not published', { target: entryDocument(due).path, error: errorText(error) });
    }
  }
  await database().runTransaction(async (transaction) => {
    const { changed } = await readReleaseState(transaction);
    const end = await readNoticeEnd(transaction);
    const next = (await readNext(transaction)).map(({ at }) => at);
    const earliest = Math.min(...next, end > now ? end : Infinity);
    const next_at = earliest < Infinity ? earliest : null;
    if (end <= now && (changed?.toMillis() ?? 0) < end) requestRelease(transaction);
    else transaction.set(releaseDocument(), { next_at }, { merge: true });
  });
}

const schedules = (): { type: ContentType; locale: Locale; query: Query }[] =>
  CONTENT_TYPE_NAMES.flatMap((type) =>
    LOCALES.map((locale) => {
      const at = `scheduled.${locale}.at`;
      // Null, of a schedule that a problem stopped, is less.
      const query = contentCollection(type).where(at, '>', Timestamp.fromMillis(0)).orderBy(at);
      return { type, locale, query: query.select(at) };
    }),
  );

const dueIn = ({ docs }: QuerySnapshot, type: ContentType, locale: Locale): Due[] =>
  docs.map((found) => {
    const at = found.get(`scheduled.${locale}.at`) as Timestamp;
    return { type, id: found.id, locale, at: at.toMillis() };
  });

async function findDue(now: number): Promise<Due[]> {
  const found = schedules().map(async ({ type, locale, query }) =>
    dueIn(await query.endAt(Timestamp.fromMillis(now)).get(), type, locale),
  );
  return (await Promise.all(found)).flat().toSorted((a, b) => a.at - b.at);
}

async function readNext(transaction: Transaction): Promise<Due[]> {
  const found = schedules().map(async ({ type, locale, query }) =>
    dueIn(await transaction.get(query.limit(1)), type, locale),
  );
  return (await Promise.all(found)).flat();
}

async function readNoticeEnd(transaction: Transaction): Promise<number> {
  const name = { type: 'studio', id: STUDIO_ENTRY } as const;
  const found = await transaction.get(publicationDocument(name));
  return found.exists ? noticeEnd(factsOf(publicFacts(found.data() as Publication))) : Infinity;
}

type ScheduledText = NonNullable<Entry['scheduled'][Locale]>;

/** The text waits no more if it was cancelled, changed or published by hand, here or by another run. */
const isWaiting = (entry: Entry, locale: Locale, { snapshot, at }: ScheduledText): boolean =>
  entry.scheduled[locale]?.snapshot === snapshot && entry.scheduled[locale].at === at;

async function publishScheduled({ type, id, locale }: Due): Promise<void> {
  const name = { type, id };
  const stored = await readEntry(name);
  const text = stored.scheduled[locale];
  if (text === null || text.at === null) return;
  const { at, snapshot } = text;
  try {
    const draft = await readSnapshot(stored, snapshot);
    const html = await checkedHtml(asScheduled(stored, locale, text, draft), locale, at);
    await database().runTransaction((transaction) =>
      changeIn(transaction, name, { uid: text.by, email: '' }, async (_, entry) => {
        if (!isWaiting(entry, locale, text)) return null;
        const due = asScheduled(entry, locale, text, draft);
        const write = await preparePublication(transaction, due, { locale, html }, at);
        write(snapshot);
        return { action: 'content_publish', detail: locale };
      }),
    );
  } catch (error) {
    const problem = problemIn(error);
    if (problem === null) throw error;
    await database().runTransaction(async (transaction) => {
      if (!isWaiting(await readEntry(name, transaction), locale, text)) return;
      const field = `scheduled.${locale}`;
      const stopped = { [`${field}.at`]: null, [`${field}.problem`]: problem };
      transaction.update(entryDocument(name), stopped);
    });
  }
}

/** The draft that was kept when it was scheduled, as it is stored. @throws {HttpError} 422 if it is gone */
async function readSnapshot(entry: Entry, snapshot: string): Promise<unknown> {
  const found = await historyCollection(entry).doc(snapshot).get();
  if (found.exists) return found.get('draft') as unknown;
  const issues: Problem[] = [{ field: mainField(entry.type) || 'words', code: 'unreadable' }];
  throw new HttpError(422, 'not_publishable', 'The text is gone.', { details: { issues } });
}

function asScheduled(
  entry: Entry,
  locale: Locale,
  { revision, shared }: ScheduledText,
  stored: unknown,
): Entry {
  const { draft, unreadable } = parseEntry(entry.type, entry.id, { draft: stored }) ?? entry;
  return {
    ...entry,
    draft,
    unreadable,
    revision: { ...entry.revision, [locale]: revision, shared },
  };
}

function problemIn(error: unknown): Problem | null {
  if (!(error instanceof HttpError) || error.code !== 'not_publishable') return null;
  return (error.details as unknown as NotPublishable).issues[0] ?? null;
}
