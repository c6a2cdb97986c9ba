import { type UserRecord, getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import {
  grantedSignIns,
  passwordSignIn,
  verifiedSignIn,
} from '../../../model/users/admin-right.ts';
import {
  type AdminRight,
  type OwnEmail,
  type UserChange,
  ownEmailSchema,
  userChangeSchema,
} from '../../../model/users/user.ts';
import { endedSessions } from '../account/sessions.ts';
import { record } from '../audit/record.ts';
import { adminApp, collection } from '../firestore.ts';
import {
  type Account,
  type AccountEnv,
  asAdmin,
  findAccount,
  requireRecentSignIn,
} from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';

/**
 * Writes nothing if the right is already as asked for. The author must still be an admin when the transaction commits
 * and cannot change their own right, so that at least the author remains: of two admins who withdraw each other's
 * rights at once, one is refused.
 * @throws {HttpError} 403 if the author is no longer an admin; 404 `no_such_user`; 409 `own_right`, and for a grant
 * `no_account`, `disabled`, `not_verified`, `no_provider` or `other_address`
 */
async function setAdminRight(
  author: Account,
  { uid, is_admin: isAdmin }: AdminRight,
): Promise<void> {
  if (uid === author.uid) {
    const message = 'Your own rights can only be withdrawn by another admin.';
    throw new HttpError(409, 'own_right', message);
  }
  const account = await findAccount(uid);
  const signIns = account && isAdmin ? grantedSignIns(account, author.project) : [];
  if (isAdmin) requireVerified(account);
  if (isAdmin && signIns.length === 0) {
    const message = 'This account has only a password. Its owner signs in with a provider first.';
    throw new HttpError(409, 'no_provider', message);
  }
  await asAdmin(author, async (transaction) => {
    const user = await transaction.get(collection('user').doc(uid));
    const links = await transaction.get(collection('preview_link').where('created_by', '==', uid));
    if (!user.exists) throw noSuchUser();
    if ((user.get('is_admin') === true) === isAdmin) return;
    // The list of users goes by the profile's address: that of the account when it was created.
    if (isAdmin && user.get('email') !== account?.email) {
      const message = 'This account signs in with another e-mail address than its profile says.';
      throw new HttpError(409, 'other_address', message);
    }
    transaction.update(user.ref, {
      is_admin: isAdmin,
      admin_sign_ins: isAdmin ? signIns : FieldValue.delete(),
      updated_by: author.uid,
      updated_date: FieldValue.serverTimestamp(),
    });
    for (const link of links.docs) transaction.delete(link.ref);
    record(transaction, author, {
      action: isAdmin ? 'admin_grant' : 'admin_revoke',
      target: user.ref.path,
      name: account?.email ?? '',
    });
  });
}

const noSuchUser = () =>
  new HttpError(404, 'no_such_user', 'This user no longer exists. Reload the list.');

const noAccount = () =>
  new HttpError(
    409,
    'no_account',
    'This account has been deleted. Its owner would have to register again.',
  );

/** Anyone can register with somebody else's address. */
function requireVerified(account: UserRecord | null): void {
  if (account === null) throw noAccount();
  if (account.disabled) throw new HttpError(409, 'disabled', 'This account is disabled.');
  if (!account.emailVerified) {
    const message = 'The e-mail address of this account is not verified yet.';
    throw new HttpError(409, 'not_verified', message);
  }
}

async function setDisabled(author: Account, uid: string, disabled: boolean): Promise<void> {
  if (uid === author.uid) {
    const message = 'Your own account can only be disabled by another admin.';
    throw new HttpError(409, 'own_account', message);
  }
  const account = await findAccount(uid);
  if (account === null) throw noAccount();
  await asAdmin(author, async (transaction) => {
    const user = await transaction.get(collection('user').doc(uid));
    if (!user.exists) throw noSuchUser();
    if (disabled && user.get('is_admin') === true) {
      throw new HttpError(409, 'still_admin', 'Withdraw the rights of this admin first.');
    }
    // Auth first: after a failure the list offers the same once more.
    await getAuth(adminApp()).updateUser(uid, { disabled });
    const stamp = { updated_by: author.uid, updated_date: FieldValue.serverTimestamp() };
    transaction.update(user.ref, { disabled, ...(disabled && endedSessions()), ...stamp });
    record(transaction, author, {
      action: disabled ? 'account_disable' : 'account_enable',
      target: user.ref.path,
      name: account.email ?? '',
    });
  });
}

/** `POST /api/admin/users`, after a recent sign-in. */
export async function changeUser(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const author = c.var.account;
  requireRecentSignIn(author);
  const change = await parseBody(c, userChangeSchema, 'Send {uid, is_admin} or {uid, disabled}.');
  if ('is_admin' in change) await setAdminRight(author, change);
  else await setDisabled(author, change.uid, change.disabled);
  return json<UserChange>(200, change);
}

/**
 * `POST /api/admin/email`, after a recent sign-in. Where the right is bound to a password, it is to that of the new
 * address, too, once that is verified; the present one stays bound: an interrupted request can be repeated.
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
    const password = passwordSignIn(account.email);
    const bound = (user.get('admin_sign_ins') ?? [password]) as string[];
    const ways = bound.includes(password)
      ? { admin_sign_ins: [...bound, verifiedSignIn(passwordSignIn(email))] }
      : {};
    transaction.update(user.ref, {
      email,
      ...ways,
      ...endedSessions(),
      updated_by: account.uid,
      updated_date: FieldValue.serverTimestamp(),
    });
    record(transaction, account, { action: 'email_change', target: user.ref.path, name: email });
  });
  await auth.updateUser(account.uid, { email, emailVerified: false });
  return json<OwnEmail>(200, { email });
}
