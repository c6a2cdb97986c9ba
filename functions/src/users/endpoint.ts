import { getAuth } from 'firebase-admin/auth';
import type { AccountsAnswer, AdminRight } from '../../../model/users/api.ts';
import { ACCOUNTS_PER_REQUEST, adminRightSchema } from '../../../model/users/api.ts';
import { UID_LENGTH } from '../../../model/lengths.ts';
import { adminApp } from '../admin-app.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import type { Account } from '../http/auth.ts';
import { requireRecentSignIn } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { setAdminRight } from './admin-right.ts';

async function readAccounts({ query }: RequestContext): Promise<HttpResponse> {
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

async function change(context: RequestContext, author: Account): Promise<HttpResponse> {
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

/**
 * `/api/admin/users`, admins only. GET reads whether accounts are verified; POST grants or withdraws the rights of an
 * admin, and needs a recent sign-in. Requests and responses: `model/users/api.ts`.
 */
export const usersHandler = adminEndpoint({ name: 'users', GET: readAccounts, POST: change });
