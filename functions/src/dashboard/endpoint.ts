import type { Query } from 'firebase-admin/firestore';
import { OPEN_STATUSES } from '../../../model/contact/message.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '../../../model/content/content-types.ts';
import { parseEntry } from '../../../model/content/draft.ts';
import { publishedState } from '../../../model/content/status.ts';
import { type Dashboard, NOT_NOTIFIED_COUNTED } from '../../../model/dashboard/api.ts';
import { NEW_ERROR_DAYS } from '../../../model/errors/group.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { LOCALES } from '../../../studio/locale.ts';
import { releaseTo } from '../config.ts';
import { collection, contentCollection } from '../firestore.ts';
import { json } from '../http/http-response.ts';
import { isWaiting, readReleaseState } from '../release/state.ts';

const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Unanswered messages without a mail to the studio. */
async function readNotNotified(): Promise<string[]> {
  const { docs } = await collection('contact_message')
    .where('status', 'in', OPEN_STATUSES)
    .where('notify_problem', '>', '')
    .select()
    .limit(NOT_NOTIFIED_COUNTED)
    .get();
  return docs.map(({ id }) => id);
}

/** Reads no text. */
async function countContent(type: ContentType, now: number): Promise<Dashboard['content'][number]> {
  const counts = { type, scheduled: 0, changed: 0 };
  const { docs } = await contentCollection(type)
    .where('deleted_date', '==', null)
    .select('revision', 'published')
    .get();
  for (const found of docs) {
    const entry = parseEntry(type, found.id, found.data());
    if (entry === null) continue;
    for (const locale of LOCALES) {
      const state = publishedState(entry, locale, now);
      if (state === 'scheduled' || state === 'changed') counts[state] += 1;
    }
  }
  return counts;
}

async function readEarlierPages(): Promise<Dashboard['earlierPages']> {
  if (releaseTo.value() === '') return null;
  const state = await readReleaseState();
  return isWaiting(state)
    ? { at: state.rendered_at ?? null, problem: state.problem ?? null }
    : null;
}

/** Reads every entry. @param now milliseconds since 1970 */
export async function readDashboard(now: number): Promise<Dashboard> {
  const [newMessages, notNotified, newErrors, earlierPages, content] = await Promise.all([
    count(collection('contact_message').where('status', '==', 'new')),
    readNotNotified(),
    count(
      collection('error_group')
        .where('status', '==', 'open')
        .where('first_seen', '>', now - NEW_ERROR_DAYS * DAY_MS),
    ),
    readEarlierPages(),
    Promise.all(CONTENT_TYPE_NAMES.map((type) => countContent(type, now))),
  ]);
  return { newMessages, notNotified, newErrors, earlierPages, content };
}

/** `GET /api/admin/dashboard`, admins only. */
export const answerDashboard = async (): Promise<Response> =>
  json<Dashboard>(200, await readDashboard(Date.now()));
