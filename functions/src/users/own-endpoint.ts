import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import { passwordSignIn } from '../../../model/users/admin-right.ts';
import { type OwnEmail, ownEmailSchema } from '../../../model/users/user.ts';
import { adminApp } from '../admin-app.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin, requireRecentSignIn } from '../http/auth.ts';
import type { AccountEnv } from '../http/guards.ts';
import { empty, HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { BodyEnv } from '../http/request-body.ts';

/**
 * `POST /api/admin/email`, after a recent sign-in: an admin signs in with another address from now on, and keeps the right.
 * The new address is bound before Auth has it, and the old one stays bound: a request that was interrupted can be repeated.
 */
export async function changeOwnEmail(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const { account } = c.var;
  requireRecentSignIn(account);
  const { email } = await parseBody(c, ownEmailSchema, 'Send {email}: a complete address.');
  const auth = getAuth(adminApp());
  const { users } = await auth.getUsers([{ email }]);
  if (users.some(({ uid }) => uid !== account.uid)) {
    throw new HttpError(409, 'email_taken', 'Another account has this address.');
  }
  await asAdmin(account, async (transaction) => {
    const user = await transaction.get(collection('user').doc(account.uid));
    const ways: unknown = user.get('admin_sign_ins') ?? [passwordSignIn(account.email)];
    transaction.update(user.ref, {
      email,
      admin_sign_ins: [...new Set([...(ways as string[]), passwordSignIn(email)])],
      updated_by: account.uid,
      updated_date: FieldValue.serverTimestamp(),
    });
    record(transaction, account, { action: 'email_change', target: user.ref.path, name: email });
  });
  await auth.updateUser(account.uid, { email, emailVerified: false });
  return json<OwnEmail>(200, { email });
}

/** `POST /api/admin/sessions`: ends every session of the admin, this one too. */
export async function endOwnSessions(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  await getAuth(adminApp()).revokeRefreshTokens(c.var.account.uid);
  return empty(204);
}
