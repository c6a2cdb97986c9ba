import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type ErrorGroupRow,
  type ErrorGroupsAnswer,
  ERROR_GROUP_PAGE,
  errorGroupChangeSchema,
  errorGroupRecord,
  errorGroupsQuerySchema,
} from '../../../model/errors/group.ts';
import { record } from '../audit/record.ts';
import { CODE_ID } from '../config.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody, parseQuery } from '../http/request-body.ts';

const rowSchema = v.omit(errorGroupRecord, ['expire_date']);

function groupRow(snapshot: DocumentSnapshot): ErrorGroupRow {
  return { ...v.parse(rowSchema, snapshot.data() ?? {}), id: snapshot.id };
}

/** `GET /api/admin/errors`, admins only: the latest seen first, by `status` and `before`. */
export async function answerErrors(c: Context): Promise<Response> {
  const { status, before } = parseQuery(c, errorGroupsQuerySchema, 'Send status and before.');
  let query: Query = collection('error_group');
  if (status) query = query.where('status', '==', status);
  if (before !== null) query = query.where('last_seen', '<', before);
  const { docs } = await query.orderBy('last_seen', 'desc').limit(ERROR_GROUP_PAGE).get();
  const groups = docs.map(groupRow);
  const last = groups.length === ERROR_GROUP_PAGE ? groups.at(-1) : undefined;
  return json<ErrorGroupsAnswer>(200, { groups, next: last?.last_seen ?? null });
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
    if (!found.exists) {
      const message = 'This error is not known. Reload the list of errors.';
      throw new HttpError(404, 'no_such_group', message);
    }
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
