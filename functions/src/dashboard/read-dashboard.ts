import * as v from 'valibot';
import type { ContentKind } from '../../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import type { ContentCounts, Dashboard } from '../../../model/dashboard/api.ts';
import { NEW_ERRORS_COUNTED } from '../../../model/dashboard/api.ts';
import { ERROR_DAYS } from '../../../model/errors/group.ts';
import { time } from '../../../model/fields.ts';
import { LOCALES } from '../../../model/locale.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { readDayCounts } from '../day-counter/day-counter.ts';
import { collection, contentCollection } from '../firestore.ts';

/** Unanswered messages: those with the status `new` by age, longest waiting first, and those that somebody works on. */
async function countMessages(now: number): Promise<Dashboard['messages']> {
  const messages = collection('contact_message');
  const unanswered = messages.where('status', '==', 'new');
  const olderThan = (age: number) =>
    unanswered
      .where('created_date', '<=', new Date(now - age))
      .orderBy('created_date', 'desc')
      .count()
      .get();
  const [all, overDay, overWeek, inProgress] = (
    await Promise.all([
      olderThan(0),
      olderThan(DAY_MS),
      olderThan(7 * DAY_MS),
      messages.where('status', '==', 'in_progress').count().get(),
    ])
  ).map((answer) => answer.data().count);
  return {
    overWeek: overWeek ?? 0,
    overDay: (overDay ?? 0) - (overWeek ?? 0),
    fresh: (all ?? 0) - (overDay ?? 0),
    inProgress: inProgress ?? 0,
  };
}

/** What is read of an entry. A malformed field reads as not published and not outdated. */
const liveText = v.fallback(v.nullable(v.object({ publish_at: time })), null);
const flag = v.fallback(v.boolean(), false);
const stateSchema = v.object({
  live: v.fallback(v.object({ en: liveText, id: liveText }), { en: null, id: null }),
  outdated: v.fallback(v.object({ en: flag, id: flag }), { en: false, id: false }),
});

/** Reads the state of every entry of a kind, without its texts. */
async function countContent(kind: ContentKind, now: number): Promise<ContentCounts> {
  const { docs } = await contentCollection(kind)
    .select(...LOCALES.map((locale) => `live.${locale}.publish_at`), 'outdated')
    .get();
  const counts = { kind, live: { en: 0, id: 0 }, scheduled: 0, half: 0, outdated: 0 };
  for (const document of docs) {
    const { live, outdated } = v.parse(stateSchema, document.data());
    for (const locale of LOCALES) {
      const text = live[locale];
      if (text !== null && text.publish_at <= now) counts.live[locale] += 1;
      else if (text !== null) counts.scheduled += 1;
      if (outdated[locale]) counts.outdated += 1;
    }
    if ((live.en === null) !== (live.id === null)) counts.half += 1;
  }
  return counts;
}

/** Open errors that began after a moment: few, because new kinds of errors are limited per day. */
async function countNewErrors(since: number): Promise<number> {
  const { docs } = await collection('error_group')
    .where('first_seen', '>', since)
    .orderBy('first_seen', 'desc')
    .select('status')
    .limit(NEW_ERRORS_COUNTED)
    .get();
  return docs.filter((group) => group.get('status') === 'open').length;
}

/**
 * The numbers of the dashboard, read side by side: one document for every entry, and for every day counter of errors.
 * @param since errors that began after it are new; times in milliseconds since 1970
 */
export async function readDashboard(since: number, now: number): Promise<Dashboard> {
  const [messages, content, days, began] = await Promise.all([
    countMessages(now),
    Promise.all(CONTENT_KINDS.map((kind) => countContent(kind, now))),
    readDayCounts('error_day', ERROR_DAYS, now),
    countNewErrors(since),
  ]);
  return { messages, content, errors: { days, began } };
}
