import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import type { InferInput } from 'valibot';
import { cleanReport } from '../../../model/errors/clean-report.ts';
import type { ErrorGroup, errorCountedRecord } from '../../../model/errors/group.ts';
import {
  ERROR_GROUP_LIMITS,
  NEW_GROUPS_PER_DAY,
  OVERFLOW_GROUP,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { isErrorPlatform } from '../../../model/errors/report-limits.ts';
import { RETENTION_DAYS } from '../../../web/src/studio/retention.ts';
import { DAY_MS, dayOf } from '../../../model/time-zone.ts';
import { dayShard } from '../day-counter/day-counter.ts';
import { collection, database, isAlreadyExists } from '../firestore.ts';
import { fingerprint, pagePattern, topScripts } from './fingerprint.ts';

/** When a document expires that is kept for so many days after a report. */
const expiry = (created: number, days: number) => Timestamp.fromMillis(created + days * DAY_MS);

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Adds a page to a list that does not grow beyond its limit, whatever visitors send. */
function pagesWith(stored: unknown, page: string): string[] | FieldValue {
  const pages = list(stored);
  const isFull = pages.length >= ERROR_GROUP_LIMITS.pages;
  return pages.includes(page) || isFull ? pages : FieldValue.arrayUnion(page);
}

/** Adds scripts to those known; those of the oldest builds are dropped first. */
function scriptsWith(stored: unknown, scripts: readonly string[]): string[] {
  return [...new Set([...list(stored), ...scripts])].slice(-ERROR_GROUP_LIMITS.scripts);
}

/**
 * True where a report shows that a resolved error is back: it is newer, and not from a build known to lack the fix.
 * A report without a script may be one of a newer build, and counts as one.
 */
function isBack(group: DocumentData, scripts: readonly string[], created: number): boolean {
  if (group['status'] !== 'resolved' || created <= Number(group['resolved_at'])) return false;
  if (group['resolved_after'] === '' || scripts.length === 0) return true;
  const known = list(group['scripts']);
  return scripts.some((script) => !known.includes(script));
}

/** The group that counts a report, its document, and what it keeps of the report. */
async function groupOf(
  report: ErrorReport,
  created: number,
): Promise<{ key: string; stored: DocumentData; report: ErrorReport }> {
  const groups = collection('error_group');
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
export async function countReport(id: string, sent: ErrorReport, created: number): Promise<void> {
  const { key, stored, report } = await groupOf(cleanReport(sent), created);
  const { what_page, what_platform, ...facts } = report;
  const scripts = topScripts(report.error_stack_report_by_system);

  const group = {
    ...facts,
    what_page: pagesWith(stored['what_page'], pagePattern(what_page)),
    ...(isErrorPlatform(what_platform) && { what_platform: FieldValue.arrayUnion(what_platform) }),
    count: FieldValue.increment(1),
    first_seen: FieldValue.minimum(created),
    last_seen: FieldValue.maximum(created),
    days: { [dayOf(created)]: FieldValue.increment(1) },
    scripts: scriptsWith(stored['scripts'], scripts),
    ...(stored['status'] === undefined && {
      status: 'open',
      resolved_after: null,
      resolved_at: null,
      reopened: false,
      changed_by: null,
    }),
    ...(isBack(stored, scripts, created) && { status: 'open', reopened: true }),
    expire_date: expiry(created, RETENTION_DAYS.errorCount),
  } satisfies Partial<Record<keyof ErrorGroup, unknown>>;
  const counted: InferInput<typeof errorCountedRecord> = {
    group: key,
    created_date: Timestamp.fromMillis(created),
    // Kept as long as its report.
    expire_date: expiry(created, RETENTION_DAYS.errorReport),
  };

  const batch = database().batch();
  // Refuses the whole batch where the report is counted already.
  batch.create(collection('error_counted').doc(id), counted);
  batch.set(collection('error_group').doc(key), group, { merge: true });
  batch.set(
    dayShard(collection('error_day'), created),
    { count: FieldValue.increment(1), expire_date: expiry(created, RETENTION_DAYS.errorCount) },
    { merge: true },
  );
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
