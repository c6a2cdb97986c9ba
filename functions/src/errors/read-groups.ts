import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type {
  ErrorGroupAnswer,
  ErrorGroupRow,
  ErrorGroupsAnswer,
  ErrorGroupsQuery,
} from '../../../model/errors/api.ts';
import { cleanReport } from '../../../model/errors/clean-report.ts';
import {
  ERROR_DAYS,
  ERROR_GROUP_PAGE,
  ERROR_GROUP_SAMPLES,
  ERROR_GROUPS_SEARCHED,
  errorGroupRecord,
} from '../../../model/errors/group.ts';
import type { ErrorReport } from '../../../model/errors/report-limits.ts';
import { isErrorPlatform } from '../../../model/errors/report-limits.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { lastDays } from '../../../model/time-zone.ts';
import { containsWords } from '../../../model/words.ts';
import { collection, database } from '../firestore.ts';

const rowSchema = v.omit(errorGroupRecord, [
  'error_stack_report_by_system',
  'scripts',
  'expire_date',
]);
/** A malformed time, written by hand, reads as 1970. */
const createdSchema = v.fallback(errorReportRecord.entries.created_date, 0);
const ROW_FIELDS = Object.keys(rowSchema.entries);

/** A group as the list shows it. */
export function groupRow(snapshot: DocumentSnapshot, now: number): ErrorGroupRow {
  const { days, ...group } = v.parse(rowSchema, snapshot.data() ?? {});
  return {
    ...group,
    id: snapshot.id,
    days: lastDays(ERROR_DAYS, now).map((day) => days[day] ?? 0),
  };
}

function contains(row: ErrorGroupRow, search: string): boolean {
  const { error_report_by_system, error_report_by_dev, what_function, what_page } = row;
  const texts = [error_report_by_system, error_report_by_dev, what_function, ...what_page];
  return containsWords(texts, search);
}

/** A page of groups, the latest seen first. A search reads the latest `ERROR_GROUPS_SEARCHED`. */
export async function readGroups(
  filter: ErrorGroupsQuery,
  now: number,
): Promise<ErrorGroupsAnswer> {
  const search = filter.search.trim();
  const most = search === '' ? ERROR_GROUP_PAGE : ERROR_GROUPS_SEARCHED;
  let query: Query = collection('error_group').select(...ROW_FIELDS);
  if (filter.status) query = query.where('status', '==', filter.status);
  if (filter.before !== null) query = query.where('last_seen', '<', filter.before);
  const { docs } = await query.orderBy('last_seen', 'desc').limit(most).get();
  const rows = docs.map((doc) => groupRow(doc, now));
  const found = search === '' ? rows : rows.filter((row) => contains(row, search));
  const groups = found.slice(0, ERROR_GROUP_PAGE);
  // The next page begins after the last row that is shown, or where the search ended.
  const last = found.length > groups.length ? groups.at(-1) : rows.at(-1);
  const hasMore = found.length > groups.length || rows.length === most;
  return { groups, next: hasMore ? (last?.last_seen ?? null) : null };
}

/** The stack of a group and its latest reports, as far as the clean-up left them; null where there is no group. */
export async function readGroup(id: string): Promise<ErrorGroupAnswer | null> {
  const group = await collection('error_group').doc(id).get();
  if (!group.exists) return null;
  const counted = await collection('error_counted')
    .where('group', '==', id)
    .orderBy('created_date', 'desc')
    .limit(ERROR_GROUP_SAMPLES)
    .get();
  const references = counted.docs.map((doc) => collection('error_report').doc(doc.id));
  const reports = references.length === 0 ? [] : await database().getAll(...references);
  return {
    error_stack_report_by_system: v.parse(errorGroupRecord, group.data())
      .error_stack_report_by_system,
    reports: reports
      .filter((report) => report.exists)
      .map((report) => {
        // Anyone may write a report, so what is shown of it is cleaned as a group is.
        const { what_page, what_platform } = cleanReport(report.data() as ErrorReport);
        return {
          id: report.id,
          created_date: v.parse(createdSchema, report.get('created_date')),
          what_page,
          what_platform: isErrorPlatform(what_platform) ? what_platform : null,
        };
      }),
  };
}
