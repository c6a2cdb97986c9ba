import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import type {
  ErrorDaysAnswer,
  ErrorGroupAnswer,
  ErrorGroupsAnswer,
  ErrorGroupRow,
} from '../../../model/errors/api.ts';
import type { ErrorGroupStatus } from '../../../model/errors/group.ts';
import {
  ERROR_DAY_SHARDS,
  ERROR_DAYS,
  ERROR_GROUP_LIMITS,
  ERROR_GROUP_PAGE,
  ERROR_GROUP_SAMPLES,
  errorDayRecord,
  errorGroupRecord,
} from '../../../model/errors/group.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { searchWords } from '../../../model/content/search-words.ts';
import { lastDays } from '../../../model/time-zone.ts';

/** The words by which a group is found. */
export const groupWords = (text: string): string[] =>
  searchWords(text).slice(0, ERROR_GROUP_LIMITS.words);

const rowSchema = v.omit(errorGroupRecord, [
  'fingerprint_version',
  'words',
  'scripts',
  'expire_date',
]);

/** A group as the API returns it, with its stack. */
export function groupRow(
  snapshot: DocumentSnapshot,
  now: number,
): ErrorGroupRow & { stack: string } {
  const { days, ...group } = v.parse(rowSchema, snapshot.data() ?? {});
  return {
    ...group,
    id: snapshot.id,
    days: lastDays(ERROR_DAYS, now).map((day) => days[day] ?? 0),
  };
}

/** Reports per day; reads `count` × `ERROR_DAY_SHARDS` documents at most, whatever the number of reports. */
export async function readDays(
  db: Firestore,
  count: number,
  now: number,
): Promise<ErrorDaysAnswer> {
  const days = lastDays(Math.min(count, ERROR_DAYS), now);
  const snapshot = await db
    .collection(COLLECTIONS.errorDay)
    .where('day', '>=', days[0] ?? '')
    .orderBy('day')
    .limit(ERROR_DAYS * ERROR_DAY_SHARDS)
    .get();
  const counts = new Map<string, number>();
  for (const document of snapshot.docs) {
    const shard = parseRecord(errorDayRecord, { id: document.id, data: document.data() });
    if (!shard.ok) continue;
    const { day, count: added } = shard.value;
    counts.set(day, (counts.get(day) ?? 0) + added);
  }
  const rows = days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
  return { days: rows, total: rows.reduce((sum, row) => sum + row.count, 0) };
}

export interface GroupFilter {
  /** Every status where null. */
  status: ErrorGroupStatus | null;
  search: string;
  /** Groups last seen before this moment, in milliseconds since 1970; null for the newest. */
  before: number | null;
}

/**
 * A page of groups, the latest seen first. The longest word of a search is looked up in the index; the
 * other words only narrow that page down, so the reads stay at one page.
 */
export async function readGroups(
  db: Firestore,
  filter: GroupFilter,
  now: number,
): Promise<ErrorGroupsAnswer> {
  const words = groupWords(filter.search).toSorted((a, b) => b.length - a.length);
  let query: Query = db.collection(COLLECTIONS.errorGroup);
  if (filter.status) query = query.where('status', '==', filter.status);
  if (words[0] !== undefined) query = query.where('words', 'array-contains', words[0]);
  if (filter.before !== null) query = query.where('last_seen', '<', filter.before);
  const { docs } = await query.orderBy('last_seen', 'desc').limit(ERROR_GROUP_PAGE).get();
  const matching = docs.filter((doc) => {
    const stored: unknown = doc.get('words');
    return words.every((word) => Array.isArray(stored) && stored.includes(word));
  });
  const last: unknown = docs.at(-1)?.get('last_seen');
  return {
    groups: matching.map((doc) => {
      const { stack: _, ...row } = groupRow(doc, now);
      return row;
    }),
    next: docs.length === ERROR_GROUP_PAGE && typeof last === 'number' ? last : null,
  };
}

/** A report of a group; a malformed field reads as empty. */
const report = errorReportRecord.entries;
const sampleSchema = v.object({
  created_date: v.fallback(report.created_date, 0),
  what_page: v.fallback(report.what_page, ''),
  what_platform: v.fallback(report.what_platform, ''),
  error_report_by_dev: v.fallback(report.error_report_by_dev, ''),
  error_stack_report_by_system: v.fallback(report.error_stack_report_by_system, ''),
});

/** One group with its stack and its latest reports, as far as the clean-up left them; null where there is none. */
export async function readGroup(
  db: Firestore,
  id: string,
  now: number,
): Promise<ErrorGroupAnswer | null> {
  const group = await db.collection(COLLECTIONS.errorGroup).doc(id).get();
  if (!group.exists) return null;
  const counted = await db
    .collection(COLLECTIONS.errorCounted)
    .where('group', '==', id)
    .orderBy('created_date', 'desc')
    .limit(ERROR_GROUP_SAMPLES)
    .get();
  const references = counted.docs.map((doc) => db.collection(COLLECTIONS.errorReport).doc(doc.id));
  const reports = references.length === 0 ? [] : await db.getAll(...references);
  return {
    group: groupRow(group, now),
    reports: reports
      .filter((sample) => sample.exists)
      .map((sample) => {
        const parsed = v.parse(sampleSchema, sample.data());
        return {
          id: sample.id,
          created: parsed.created_date,
          page: parsed.what_page,
          platform: parsed.what_platform,
          during: parsed.error_report_by_dev,
          stack: parsed.error_stack_report_by_system,
        };
      }),
  };
}
