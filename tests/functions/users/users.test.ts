import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminApp, collection } from '../../../functions/src/firestore.ts';
import { type Account, agedToken, idToken, newAccount } from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { postAs, statusAndCode } from '../support/requests.ts';

const PATH = '/api/admin/users';

/** Asks for a change. @returns the status and the error code, '' where there is none */
const change = (token: string, uid: string, is_admin: boolean) =>
  statusAndCode(postAs(token, PATH, { uid, is_admin }));

const isAdmin = async (uid: string): Promise<unknown> =>
  (await collection('user').doc(uid).get()).get('is_admin');

let admin: Account;
beforeEach(async () => {
  admin = await newAccount({ admin: true });
});

test('an admin grants and withdraws a right, and each change is audited once', async () => {
  const other = await newAccount();
  const link = collection('preview_link').doc(`blog-${other.uid}`);
  await link.set({ created_by: other.uid });
  // The log names the author by the address in Auth, whatever the profile says.
  await collection('user')
    .doc(admin.uid)
    .update({
      email: 'somebody-else@contoh.example',
      admin_sign_ins: [`password:${admin.email}`],
    });
  for (const right of [true, true, false]) {
    expect(await change(admin.token, other.uid, right)).toEqual([200, '']);
    const user = await collection('user').doc(other.uid).get();
    expect([user.get('is_admin'), user.get('updated_by')]).toEqual([right, admin.uid]);
    // It is bound to the ways of signing in of that moment.
    const bound = right ? [`password:${other.email}`] : undefined;
    expect(user.get('admin_sign_ins')).toEqual(bound);
  }
  expect((await link.get()).exists).toBe(false);
  const entry = {
    target: `user/${other.uid}`,
    name: other.email,
    detail: '',
    by: admin.uid,
    by_email: admin.email,
  };
  const entries = await auditOf('by', admin.uid);
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual({ ...entry, action: 'admin_grant' });
  expect(entries).toContainEqual({ ...entry, action: 'admin_revoke' });
});

test('an admin disables and enables an account, but neither their own nor that of an admin', async () => {
  const other = await newAccount();
  const disable = (uid: string, disabled: boolean) =>
    statusAndCode(postAs(admin.token, PATH, { uid, disabled }));
  vi.spyOn(getAuth(adminApp()), 'updateUser').mockRejectedValueOnce(new Error('outage'));
  expect(await disable(other.uid, true)).toEqual([500, 'internal']);
  expect((await collection('user').doc(other.uid).get()).get('disabled')).toBeUndefined();
  for (const disabled of [true, false]) {
    expect(await disable(other.uid, disabled)).toEqual([200, '']);
    expect((await getAuth(adminApp()).getUser(other.uid)).disabled).toBe(disabled);
    const stored = (await collection('user').doc(other.uid).get()).data();
    expect(stored).toMatchObject({ disabled, sessions_valid_since: expect.any(Number) });
  }
  const actions = (await auditOf('by', admin.uid)).map(({ action }) => String(action));
  expect(actions.toSorted()).toEqual(['account_disable', 'account_enable']);
  expect(await disable(admin.uid, true)).toEqual([409, 'own_account']);
  const { uid } = await newAccount({ admin: true });
  expect(await disable(uid, true)).toEqual([409, 'still_admin']);
  expect((await getAuth(adminApp()).getUser(uid)).disabled).toBe(false);
});

test('an admin keeps the right under a new address once it is verified', async () => {
  const ask = (token: string, email: string) =>
    statusAndCode(postAs(token, '/api/admin/email', { email }));
  const email = `new-${admin.email}`;
  expect(await ask(await agedToken(admin, 301), email)).toEqual([401, 'sign_in_again']);
  expect(await ask(admin.token, (await newAccount()).email)).toEqual([409, 'email_taken']);
  expect(await ask(admin.token, email.toUpperCase())).toEqual([200, '']);
  expect((await getAuth(adminApp()).getUser(admin.uid)).email).toBe(email);
  const other = await newAccount();
  const changed = { uid: admin.uid, email };
  const begun = { auth_time: Math.floor(Date.now() / 1000) + 1 };
  const tokens = [false, true].map((email_verified) =>
    idToken(changed, 0, undefined, { ...begun, email_verified }),
  );
  expect(await change(tokens[0] ?? '', other.uid, true)).toEqual([403, 'not_admin']);
  expect(await change(tokens[1] ?? '', other.uid, true)).toEqual([200, '']);
});

test('an admin ends all their sessions', async () => {
  const old = await agedToken(admin, 60);
  const now = Math.floor(Date.now() / 1000);
  const answer = await postAs(admin.token, '/api/admin/sessions', {});
  expect(answer.status).toBe(204);
  const { tokensValidAfterTime } = await getAuth(adminApp()).getUser(admin.uid);
  expect(Date.parse(tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(now);
  const since = (await collection('user').doc(admin.uid).get()).get('sessions_valid_since');
  expect(since).toBeGreaterThan(now);
  expect(await change(old, admin.uid, true)).toEqual([401, 'signed_out']);
});

test('a new password ends earlier sessions, and is never an account’s first', async () => {
  const ask = (token: string, password: string) =>
    statusAndCode(postAs(token, '/api/account/password', { password }));
  expect(await ask(await agedToken(admin, 301), 'a-new-password')).toEqual([401, 'sign_in_again']);
  expect(await ask(admin.token, 'short')).toEqual([400, 'invalid_request']);
  const { auth_time } = JSON.parse(
    Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { auth_time: number };
  expect(await ask(admin.token, 'a-new-password')).toEqual([204, '']);
  const user = await collection('user').doc(admin.uid).get();
  expect(user.get('sessions_valid_since')).toBe(auth_time);
  const auth = getAuth(adminApp());
  const { uid } = await auth.createUser({ email: `google-${admin.email}` });
  expect(await ask(idToken({ uid, email: '' }), 'a-new-password')).toEqual([409, 'no_password']);
});

test('a change needs a sign-in within the last five minutes', async () => {
  const other = await newAccount();
  const old = await agedToken(admin, 301);
  expect(await change(old, other.uid, true)).toEqual([401, 'sign_in_again']);
  expect(await isAdmin(other.uid)).toBe(false);
  expect(await change(await agedToken(admin, 240), other.uid, true)).toEqual([200, '']);
});

test('nobody grants what the account does not allow, and nothing is audited', async () => {
  const unverified = await newAccount({ verified: false });
  const disabled = await newAccount();
  await getAuth(adminApp()).updateUser(disabled.uid, { disabled: true });
  const deleted = await newAccount();
  await getAuth(adminApp()).deleteUser(deleted.uid);
  const documentless = await newAccount();
  await collection('user').doc(documentless.uid).delete();

  expect(await change(admin.token, unverified.uid, true)).toEqual([409, 'not_verified']);
  expect(await change(admin.token, disabled.uid, true)).toEqual([409, 'disabled']);
  expect(await change(admin.token, deleted.uid, true)).toEqual([409, 'no_account']);
  expect(await change(admin.token, documentless.uid, true)).toEqual([404, 'no_such_user']);
  expect(await change(admin.token, admin.uid, false)).toEqual([409, 'own_right']);
  expect(await auditOf('by', admin.uid)).toEqual([]);
});

test('nobody becomes an admin by an address that is only in the profile', async () => {
  const borrower = await newAccount();
  const email = `borrowed-${borrower.email}`;
  // Verified, so that only the comparison of both addresses can refuse it.
  await getAuth(adminApp()).updateUser(borrower.uid, { email, emailVerified: true });
  expect(await change(admin.token, borrower.uid, true)).toEqual([409, 'other_address']);
  expect(await isAdmin(borrower.uid)).toBe(false);
  expect(await auditOf('by', admin.uid)).toEqual([]);

  // Withdrawing is never refused for it, and the log names the address of the account.
  await collection('user').doc(borrower.uid).update({ is_admin: true });
  expect(await change(admin.token, borrower.uid, false)).toEqual([200, '']);
  expect(await auditOf('by', admin.uid)).toMatchObject([{ action: 'admin_revoke', name: email }]);
  // Nor for an account that is deleted.
  await collection('user').doc(borrower.uid).update({ is_admin: true });
  await getAuth(adminApp()).deleteUser(borrower.uid);
  expect(await change(admin.token, borrower.uid, false)).toEqual([200, '']);
  expect(await isAdmin(borrower.uid)).toBe(false);
});

test('of two admins who withdraw each other’s rights at once, exactly one remains', async () => {
  const [one, two] = [await newAccount({ admin: true }), await newAccount({ admin: true })];
  const answers = await Promise.all([
    change(one.token, two.uid, false),
    change(two.token, one.uid, false),
  ]);
  expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await isAdmin(one.uid)).toBe(!(await isAdmin(two.uid)));
  const entries = [...(await auditOf('by', one.uid)), ...(await auditOf('by', two.uid))];
  expect(entries).toHaveLength(1);
});
