import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, dayOf } from '../../../model/time-zone.ts';
import { type VisitCounts, addCounts, NO_COUNTS } from '../../../model/visits/counts.ts';
import type { Visit } from '../../../model/visits/visit.ts';
import { RETENTION_DAYS } from '../../../studio/retention.ts';
import { collection } from '../firestore.ts';

/** Increments without empty maps: merging one would empty the stored map. */
function incrementsOf(counts: VisitCounts): Record<string, object> {
  const increments: Record<string, object> = {};
  for (const [name, count] of Object.entries(counts)) {
    if (typeof count !== 'number') {
      const names = Object.entries(count).map(([key, one]) => [key, FieldValue.increment(one)]);
      if (names.length > 0) increments[name] = Object.fromEntries(names) as object;
    } else if (count > 0) increments[name] = FieldValue.increment(count);
  }
  return increments;
}

let waiting = new Map<string, VisitCounts>();
let writing: Promise<unknown> = Promise.resolve();

async function writeWaiting(): Promise<void> {
  const days = waiting;
  waiting = new Map();
  await Promise.all(
    [...days].map(([day, counts]) =>
      collection('visit_day')
        .doc(day)
        .set(
          {
            ...incrementsOf(counts),
            expires: Timestamp.fromMillis(Date.parse(day) + RETENTION_DAYS.visits * DAY_MS),
          },
          { merge: true },
        ),
    ),
  );
}

/**
 * Counts that come during a write are written together after it: Firestore takes about one write a second to a
 * document.
 * @param at a moment of the day, in milliseconds since 1970
 */
export function addToDay(added: Partial<VisitCounts>, at: number): Promise<unknown> {
  const isFirst = waiting.size === 0;
  const day = dayOf(at);
  waiting.set(day, addCounts(waiting.get(day) ?? NO_COUNTS, { ...NO_COUNTS, ...added }));
  if (isFirst) writing = writing.catch(() => undefined).then(writeWaiting);
  return writing;
}

export function countView(
  { page, locale, source, first }: Pick<Visit, 'page' | 'locale' | 'source' | 'first'>,
  at: number,
) {
  return addToDay(
    {
      views: 1,
      visitors: first ? 1 : 0,
      locales: { [locale]: 1 },
      pages: { [page]: 1 },
      sources: source === '' ? {} : { [source]: 1 },
    },
    at,
  );
}
