import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type ErrorGroupAnswer,
  type ErrorGroupRow,
  type ErrorGroupsAnswer,
  type ErrorGroupsQuery,
  ERROR_GROUP_PAGE,
  ERROR_GROUPS_SEARCHED,
  errorGroupChangeSchema,
  errorGroupRowSchema,
  errorGroupSchema,
  errorGroupsQuerySchema,
} from '../../../model/errors/group.ts';
import { containsWords } from '../../../model/words.ts';
import { record } from '../audit/record.ts';
import { CODE_ID } from '../config.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody, parseQuery } from '../http/request-body.ts';

const rowSchema = v.omit(errorGroupRowSchema, ['id']);
const ROW_FIELDS = Object.keys(rowSchema.entries);

function groupRow(snapshot: DocumentSnapshot): ErrorGroupRow {
  return { ...v.parse(rowSchema, snapshot.data() ?? {}), id: snapshot.id };
}

/** The latest seen first. A search reads the latest `ERROR_GROUPS_SEARCHED`. */
export async function readGroups(filter: ErrorGroupsQuery): Promise<ErrorGroupsAnswer> {
  const search = filter.search.trim();
  const most = search === '' ? ERROR_GROUP_PAGE : ERROR_GROUPS_SEARCHED;
  let query: Query = collection('error_group').select(...ROW_FIELDS);
  if (filter.status) query = query.where('status', '==', filter.status);
  if (filter.before !== null) query = query.where('last_seen', '<', filter.before);
  const { docs } = await query.orderBy('last_seen', 'desc').limit(most).get();
  const rows = docs.map(groupRow);
  const found = rows.filter((row) =>
    containsWords(
      [row.error_report_by_system, row.error_report_by_dev, row.what_function, row.what_page],
      search,
    ),
  );
  const groups = found.slice(0, ERROR_GROUP_PAGE);
  // The next page begins after the last row, or after the search.
  const last = found.length > groups.length ? groups.at(-1) : rows.at(-1);
  const hasMore = found.length > groups.length || rows.length === most;
  return { groups, next: hasMore ? (last?.last_seen ?? null) : null };
}

const noGroup = () =>
  new HttpError(404, 'no_such_group', 'This error is not known. Reload the list of errors.');

/** `GET /api/admin/errors`, admins only: one group by `?group=`, or a page by `status`, `search`, `before`. */
export async function answerErrors(c: Context): Promise<Response> {
  const group = c.req.query('group');
  if (group !== undefined) {
    if (!v.is(errorGroupChangeSchema.entries.group, group)) throw noGroup();
    const found = await collection('error_group').doc(group).get();
    if (!found.exists) throw noGroup();
    return json<ErrorGroupAnswer>(200, v.parse(errorGroupSchema, found.data()));
  }
  const filter = parseQuery(c, errorGroupsQuerySchema, 'Send status, search and before, or group.');
  return json(200, await readGroups(filter));
}

/**
 * `POST /api/admin/errors`, admins only. Resolving stores when and in which build: a report of a newer one opens the
 * group again.
 */
export async function changeErrors(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const admin = c.var.account;
  const { group, action } = await parseBody(
    c,
    errorGroupChangeSchema,
    'Send {group, action: resolve|reopen}.',
  );
  const reference = collection('error_group').doc(group);
  await asAdmin(admin, async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists) throw noGroup();
    const resolving = action === 'resolve';
    transaction.update(reference, {
      status: resolving ? 'resolved' : 'open',
      resolved_build: resolving ? CODE_ID : null,
      resolved_at: resolving ? Date.now() : null,
      reopened: false,
      changed_by: admin.email || admin.uid,
    });
    record(transaction, admin, {
      action: resolving ? 'error_resolve' : 'error_reopen',
      target: reference.path,
      name: String(found.get('error_report_by_system')),
      detail: resolving ? CODE_ID : '',
    });
  });
  return json(200, groupRow(await reference.get()));
}
