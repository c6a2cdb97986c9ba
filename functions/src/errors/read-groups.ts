import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type {
  ErrorGroupAnswer,
  ErrorGroupRow,
  ErrorGroupsAnswer,
  ErrorGroupsQuery,
} from '../../../model/errors/api.ts';
import { errorGroupRowSchema, errorGroupSchema } from '../../../model/errors/api.ts';
import { ERROR_GROUP_PAGE, ERROR_GROUPS_SEARCHED } from '../../../model/errors/group.ts';
import { containsWords } from '../../../model/words.ts';
import { collection } from '../firestore.ts';

const rowSchema = v.omit(errorGroupRowSchema, ['id']);
const ROW_FIELDS = Object.keys(rowSchema.entries);

/** A group as the list shows it. */
export function groupRow(snapshot: DocumentSnapshot): ErrorGroupRow {
  return { ...v.parse(rowSchema, snapshot.data() ?? {}), id: snapshot.id };
}

function contains(row: ErrorGroupRow, search: string): boolean {
  const { error_report_by_system, error_report_by_dev, what_function, what_page } = row;
  return containsWords(
    [error_report_by_system, error_report_by_dev, what_function, what_page],
    search,
  );
}

/** A page of groups, the latest seen first. A search reads the latest `ERROR_GROUPS_SEARCHED`. */
export async function readGroups(filter: ErrorGroupsQuery): Promise<ErrorGroupsAnswer> {
  const search = filter.search.trim();
  const most = search === '' ? ERROR_GROUP_PAGE : ERROR_GROUPS_SEARCHED;
  let query: Query = collection('error_group').select(...ROW_FIELDS);
  if (filter.status) query = query.where('status', '==', filter.status);
  if (filter.before !== null) query = query.where('last_seen', '<', filter.before);
  const { docs } = await query.orderBy('last_seen', 'desc').limit(most).get();
  const rows = docs.map(groupRow);
  const found = search === '' ? rows : rows.filter((row) => contains(row, search));
  const groups = found.slice(0, ERROR_GROUP_PAGE);
  // The next page begins after the last row that is shown, or where the search ended.
  const last = found.length > groups.length ? groups.at(-1) : rows.at(-1);
  const hasMore = found.length > groups.length || rows.length === most;
  return { groups, next: hasMore ? (last?.last_seen ?? null) : null };
}

/** The stack of a group; null where there is no group. */
export async function readGroup(id: string): Promise<ErrorGroupAnswer | null> {
  const group = await collection('error_group').doc(id).get();
  return group.exists ? v.parse(errorGroupSchema, group.data()) : null;
}
