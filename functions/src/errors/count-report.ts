import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import { cleanReport } from '../../../model/errors/clean-report.ts';
import {
  type ErrorGroup,
  errorGroupRecord,
  errorReportRecord,
  NEW_GROUPS_PER_DAY,
  OVERFLOW_GROUP,
  isErrorPlatform,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { CODE_LINE } from '../../../model/updates/builds.ts';
import { RETENTION_DAYS } from '../../../studio/retention.ts';
import { CODE_ID } from '../config.ts';
import { collection } from '../firestore.ts';
import { fingerprint } from './fingerprint.ts';

/** The latest reports still have the texts of single errors. */
const NO_TEXTS = {
  error_report_by_dev: '',
  error_report_by_system: '',
  error_stack_report_by_system: '',
  what_function: '',
} as const;

async function readStored(key: string): Promise<ErrorGroup | null> {
  const stored = (await collection('error_group').doc(key).get()).data();
  return stored === undefined ? null : v.parse(errorGroupRecord, stored);
}

async function groupOf(
  report: ErrorReport,
  created: number,
): Promise<{ key: string; stored: ErrorGroup | null; sample: ErrorReport }> {
  const key = fingerprint(report);
  const stored = await readStored(key);
  if (stored !== null) return { key, stored, sample: report };
  const begun = collection('error_group')
    .where('first_seen', '>', created - DAY_MS)
    .where('first_seen', '<=', created)
    .limit(NEW_GROUPS_PER_DAY)
    .count();
  if ((await begun.get()).data().count < NEW_GROUPS_PER_DAY) return { key, stored, sample: report };
  return {
    key: OVERFLOW_GROUP,
    stored: await readStored(OVERFLOW_GROUP),
    sample: { ...report, ...NO_TEXTS },
  };
}

const isBack = (
  { status, resolved_at, resolved_build }: ErrorGroup,
  at: number,
  deployed: string,
) => status === 'resolved' && at > Number(resolved_at) && deployed !== resolved_build;

/** The report without the line of its code. */
function takeCode(report: ErrorReport): { code: string | undefined; rest: ErrorReport } {
  const { error_stack_report_by_system: stack } = report;
  const rest = { ...report, error_stack_report_by_system: stack.replace(CODE_LINE, '') };
  return { code: CODE_LINE.exec(stack)?.[1], rest };
}

/** Increments, so that reports that arrive together do not wait for each other. */
export async function countReport(
  sent: ErrorReport,
  created: number,
  deployed: string,
): Promise<void> {
  const { code = deployed, rest } = takeCode(cleanReport(sent));
  const { key, stored, sample } = await groupOf(rest, created);
  const { what_platform, ...facts } = sample;
  const group = {
    ...facts,
    what_platform: isErrorPlatform(what_platform) ? what_platform : null,
    count: FieldValue.increment(1),
    first_seen: FieldValue.minimum(created),
    last_seen: FieldValue.maximum(created),
    build: code,
    ...(stored === null && {
      status: 'open',
      resolved_build: null,
      resolved_at: null,
      reopened: false,
      changed_by: null,
    }),
    ...(stored !== null && isBack(stored, created, deployed) && { status: 'open', reopened: true }),
    expire_date: Timestamp.fromMillis(created + RETENTION_DAYS.errorCount * DAY_MS),
  } satisfies Partial<Record<keyof ErrorGroup, unknown>>;
  await collection('error_group').doc(key).set(group, { merge: true });
}

/** Older events are dropped: a backlog would outlast a flood by days. */
const MAX_AGE_MS = 60 * 60_000;

/** A malformed report (written by hand in the console) is logged and not counted. */
export async function countNewReport(event: {
  time: string;
  params: Record<string, string>;
  data?: { data: () => unknown } | undefined;
}): Promise<void> {
  if (Date.now() - Date.parse(event.time) > MAX_AGE_MS) {
    warn('old error report not counted', { id: event.params['id'] });
    return;
  }
  const parsed = v.safeParse(errorReportRecord, event.data?.data());
  if (!parsed.success) {
    warn('malformed error report not counted', { id: event.params['id'] });
    return;
  }
  const { created_date, ...report } = parsed.output;
  await countReport(report, created_date, CODE_ID);
}
