import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { InferInput } from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { ErrorGroup, errorCountedRecord } from '../../../model/errors/group.ts';
import {
  ERROR_DAY_SHARDS,
  ERROR_DAYS,
  ERROR_GROUP_LIMITS,
  FINGERPRINT_VERSION,
  NEW_GROUPS_PER_DAY,
  OVERFLOW_GROUP,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report.ts';
import { RETENTION_DAYS } from '../../../web/src/studio/retention.ts';
import { DAY_MS, dayOf, lastDays } from '../../../model/time-zone.ts';
import { isAlreadyExists } from '../firestore.ts';
import { fingerprint, pagePattern, topScripts } from './fingerprint.ts';
import { groupWords } from './read-groups.ts';

/** When a document expires that is kept for so many days after a report. */
const expiry = (created: number, days: number) => Timestamp.fromMillis(created + days * DAY_MS);

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Adds a place to a list that does not grow beyond its limit, whatever visitors send. */
function placesWith(stored: unknown, place: string): string[] | FieldValue {
  const places = list(stored);
  const isFull = places.length >= ERROR_GROUP_LIMITS.places;
  return places.includes(place) || isFull ? places : FieldValue.arrayUnion(place);
}

/** Adds scripts to those known; those of the oldest builds are dropped first. */
function scriptsWith(stored: unknown, scripts: readonly string[]): string[] {
  return [...new Set([...list(stored), ...scripts])].slice(-ERROR_GROUP_LIMITS.scripts);
}

/** Deletes the counts of days that no chart shows any more. */
function daysOf(stored: unknown, today: string, now: number): Record<string, FieldValue> {
  const shown = new Set(lastDays(ERROR_DAYS, now));
  const old = Object.keys(stored ?? {}).filter((day) => !shown.has(day));
  return {
    ...Object.fromEntries(old.map((day) => [day, FieldValue.delete()])),
    [today]: FieldValue.increment(1),
  };
}

/**
 * True where a report shows that a resolved error is back: it is newer, and not from a build known to lack the fix.
 * A report without a script cannot be told from one of a newer build, and counts as one.
 */
function isBack(group: DocumentData, scripts: readonly string[], created: number): boolean {
  if (group['status'] !== 'resolved' || created <= Number(group['resolved_at'])) return false;
  if (group['resolved_after'] === '' || scripts.length === 0) return true;
  const known = list(group['scripts']);
  return scripts.some((script) => !known.includes(script));
}

/** The group that counts a report, its document, and what it keeps of the report. */
async function groupOf(
  db: Firestore,
  report: ErrorReport,
  created: number,
): Promise<{ key: string; stored: DocumentData; report: ErrorReport }> {
  const groups = db.collection(COLLECTIONS.errorGroup);
  const key = fingerprint(report);
  const stored = (await groups.doc(key).get()).data();
  if (stored !== undefined) return { key, stored, report };
  const begun = groups
    .where('first_seen', '>', created - DAY_MS)
    .where('first_seen', '<=', created)
    .limit(NEW_GROUPS_PER_DAY)
    .count();
  if ((await begun.get()).data().count < NEW_GROUPS_PER_DAY) return { key, stored: {}, report };
  const overflow = (await groups.doc(OVERFLOW_GROUP).get()).data();
  return { key: OVERFLOW_GROUP, stored: overflow ?? {}, report: { ...report, ...NO_TEXTS } };
}

/** The overflow group keeps no texts of single errors; they can be read in its latest reports. */
const NO_TEXTS = {
  error_report_by_dev: '',
  error_report_by_system: '',
  error_stack_report_by_system: '',
  what_function: '',
} as const;

/**
 * Counts a report in its group and its day, once however often it is called with the same id. Plain
 * increments: reports that arrive together do not wait for each other.
 * @param id of the report's document
 * @param created milliseconds since 1970
 */
export async function countReport(
  db: Firestore,
  id: string,
  sent: ErrorReport,
  created: number,
): Promise<void> {
  const { key, stored, report } = await groupOf(db, sent, created);
  const group = db.collection(COLLECTIONS.errorGroup).doc(key);
  const today = dayOf(created);
  const shard = Math.floor(Math.random() * ERROR_DAY_SHARDS);
  const page = pagePattern(report.what_page);
  const scripts = topScripts(report.error_stack_report_by_system);

  const counts = {
    fingerprint_version: FINGERPRINT_VERSION,
    during: report.error_report_by_dev,
    message: report.error_report_by_system,
    stack: report.error_stack_report_by_system,
    in_function: report.what_function,
    count: FieldValue.increment(1),
    first_seen: FieldValue.minimum(created),
    last_seen: FieldValue.maximum(created),
    pages: placesWith(stored['pages'], page),
    platforms: placesWith(stored['platforms'], report.what_platform),
    days: daysOf(stored['days'], today, created),
    words: groupWords(
      `${report.error_report_by_system} ${report.error_report_by_dev} ${report.what_function} ${page}`,
    ),
    ...(stored['status'] === undefined && {
      status: 'open',
      resolved_after: null,
      resolved_at: null,
      reopened: false,
      changed_by: null,
    }),
    scripts: scriptsWith(stored['scripts'], scripts),
    ...(isBack(stored, scripts, created) && { status: 'open', reopened: true }),
    expire_date: expiry(created, RETENTION_DAYS.errorCount),
  } satisfies Partial<Record<keyof ErrorGroup, unknown>>;

  const batch = db.batch();
  const counted: InferInput<typeof errorCountedRecord> = {
    group: key,
    created_date: Timestamp.fromMillis(created),
    // A mark is kept as long as its report.
    expire_date: expiry(created, RETENTION_DAYS.errorReport),
  };
  batch.create(db.collection(COLLECTIONS.errorCounted).doc(id), counted);
  batch.set(group, counts, { merge: true });
  batch.set(
    db.collection(COLLECTIONS.errorDay).doc(`${today}_${shard}`),
    {
      day: today,
      count: FieldValue.increment(1),
      expire_date: expiry(created, RETENTION_DAYS.errorCount),
    },
    { merge: true },
  );
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
