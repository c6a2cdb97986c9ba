import { getAuth } from 'firebase-admin/auth';
import type { AccountsAnswer, AdminRight } from '../../../model/users/api.ts';
import { ACCOUNTS_PER_REQUEST, adminRightSchema } from '../../../model/users/api.ts';
import { UID_LENGTH } from '../../../model/lengths.ts';
import { adminApp } from '../admin-app.ts';
import type { Account } from '../http/auth.ts';
import { requireRecentSignIn } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { setAdminRight } from './admin-right.ts';

/** `GET /api/admin/users`, admins only: whether accounts are verified (`model/users/api.ts`). */
export async function answerAccounts({ query }: RequestContext): Promise<Response> {
  const uids = [...new Set(query.getAll('uid'))];
  const isValid = (uid: string) => uid !== '' && uid.length <= UID_LENGTH;
  if (uids.length === 0 || uids.length > ACCOUNTS_PER_REQUEST || !uids.every(isValid)) {
    const message = `Name 1 to ${ACCOUNTS_PER_REQUEST} accounts by their uid.`;
    throw new HttpError(400, 'invalid_query', message);
  }
  const { users } = await getAuth(adminApp()).getUsers(uids.map((uid) => ({ uid })));
  const accounts = users.map(({ uid, email = '', emailVerified, disabled }) => ({
    uid,
    email,
    verified: emailVerified,
    disabled,
  }));
  return json<AccountsAnswer>(200, { accounts });
}

/**
 * `POST /api/admin/users`, admins only: grants or withdraws the rights of an admin, and needs a recent sign-in
 * (`model/users/api.ts`).
 */
export async function changeRight(context: RequestContext, author: Account): Promise<Response> {
  requireRecentSignIn(author);
  const right = await parseBody(
    context,
    adminRightSchema,
    'invalid_change',
    'Send {uid, is_admin}.',
  );
  await setAdminRight(author, right);
  return json<AdminRight>(200, right);
}
