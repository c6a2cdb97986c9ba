import type { Query } from 'firebase-admin/firestore';
import { OPEN_STATUSES } from '../../../model/contact/message.ts';
import { fieldsOf, PARTS } from '../../../model/content/content-types.ts';
import { type Entry, parseEntry } from '../../../model/content/draft.ts';
import { fieldPath } from '../../../model/content/field-paths.ts';
import { type ListRow, hasStatus, listRow } from '../../../model/content/list.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '../../../model/content/type-names.ts';
import {
  type Dashboard,
  DASHBOARD_DAYS,
  NEWEST_SHOWN,
  NOT_NOTIFIED_COUNTED,
  WARNED_SHARE,
} from '../../../model/dashboard/api.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';
import { startOfYesterday } from '../../../model/time-zone.ts';
import { LOCALES } from '../../../studio/locale.ts';
import { releaseTo } from '../config.ts';
import { readList } from '../content/list-document.ts';
import { collection, contentCollection } from '../firestore.ts';
import { json } from '../http/http-response.ts';
import { busySince, isWaiting, readReleaseState } from '../release/state.ts';
import { readDays } from '../visits/visits-endpoint.ts';

const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

async function readNotNotified(): Promise<string[]> {
  const { docs } = await collection('contact_message')
    .where('status', 'in', OPEN_STATUSES)
    .where('notify_problem', '>', '')
    .select()
    .limit(NOT_NOTIFIED_COUNTED)
    .get();
  return docs.map(({ id }) => id);
}

async function readNewest(): Promise<Dashboard['newest']> {
  const { docs } = await collection('contact_message')
    .where('status', '==', 'new')
    .orderBy('created_date', 'desc')
    .select('name', 'message')
    .limit(NEWEST_SHOWN)
    .get();
  return docs.map((found) => {
    const [text = ''] = String(found.get('message')).trim().split('\n');
    return { id: found.id, name: String(found.get('name')), text };
  });
}

/** Entries without their long texts: the status follows from the other fields. */
async function readEntries(type: ContentType): Promise<Entry[]> {
  const fields = PARTS.flatMap((part) =>
    fieldsOf(type, part)
      .filter((field) => field.type !== 'markdown' && field.type !== 'pictures')
      .map(({ name }) => fieldPath(part, name)),
  );
  const { docs } = await contentCollection(type)
    .where('deleted_date', '==', null)
    .select('revision', 'published', 'scheduled', 'outdated', ...fields)
    .get();
  return docs.flatMap((found) => parseEntry(type, found.id, found.data()) ?? []);
}

const scheduledIn = (type: ContentType, row: ListRow): Dashboard['scheduled'] =>
  LOCALES.flatMap((locale) => {
    const { scheduledAt: at, problem } = row.status[locale];
    return at !== null || problem !== null
      ? [{ type, id: row.id, name: row.name, locale, at }]
      : [];
  });

async function readEarlierPages(now: number): Promise<Dashboard['earlierPages']> {
  if (releaseTo.value() === '') return null;
  const state = await readReleaseState();
  if (!isWaiting(state)) return null;
  const since = busySince(state, now);
  const problem = since === null ? (state.problem ?? null) : null;
  return { at: state.rendered_at ?? null, problem, since };
}

/** Reads every entry. @param now milliseconds since 1970 */
export async function readDashboard(now: number): Promise<Dashboard> {
  const messages = collection('contact_message');
  const since = startOfYesterday(now);
  const [newMessages, newest, spam, notNotified, newErrors, earlierPages, days, rows] =
    await Promise.all([
      count(messages.where('status', '==', 'new')),
      readNewest(),
      count(messages.where('status', '==', 'spam')),
      readNotNotified(),
      count(
        collection('error_group').where('status', '==', 'open').where('first_seen', '>', since),
      ),
      readEarlierPages(now),
      readDays(DASHBOARD_DAYS, now),
      Promise.all(
        CONTENT_TYPE_NAMES.map(async (type) => ({
          type,
          rows: (await readEntries(type)).map((entry) => listRow(entry)),
          usedShare: storedBytes(await readList(type)) / MAX_DOCUMENT_BYTES,
        })),
      ),
    ]);
  return {
    newMessages,
    newest,
    spam,
    notNotified,
    newErrors,
    hasReleases: releaseTo.value() !== '',
    earlierPages,
    days: days.map(({ day, counts }) => ({ day, views: counts.views })),
    content: rows.map(({ type, rows: all, usedShare }) => ({
      type,
      changed: all.filter((row) => hasStatus(row, 'changed')).length,
      attention: all.filter((row) => hasStatus(row, 'attention')).length,
      usedShare: usedShare < WARNED_SHARE ? null : usedShare,
    })),
    scheduled: rows
      .flatMap(({ type, rows: all }) => all.flatMap((row) => scheduledIn(type, row)))
      .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)),
  };
}

export const answerDashboard = async (): Promise<Response> =>
  json<Dashboard>(200, await readDashboard(Date.now()));
