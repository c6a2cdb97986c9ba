import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { auditEntryRecord } from '../../model/audit/entry.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { grantAdmin } from '../../deploy/admin-grant.ts';
import { PROJECT } from '../../emulators/project.ts';

// For the emulators, every project whose name does not start with `demo-` is a real one.
const REAL_PROJECT = 'contoh-studio-live';
const app = initializeApp({ projectId: PROJECT }, 'admin-grant-test');
const realApp = initializeApp({ projectId: REAL_PROJECT }, 'admin-grant-test-real');
const users = getFirestore(app).collection(COLLECTIONS.user);
let uid = '';
let email = '';

beforeEach(async () => {
  email = `${randomUUID()}@contoh.example`;
  ({ uid } = await getAuth(app).createUser({ email, displayName: 'Grantee' }));
});
afterEach(async () => {
  await getAuth(app).deleteUser(uid);
  await users.doc(uid).delete();
  await logged();
});
afterAll(() => Promise.all([deleteApp(app), deleteApp(realApp)]));

/** What the audit log holds about the account; it does not outlive the test. */
async function logged() {
  const target = `${COLLECTIONS.user}/${uid}`;
  const entries = getFirestore(app).collection(COLLECTIONS.auditLog).where('target', '==', target);
  const { docs } = await entries.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.map((found) => {
    const { action, name, by } = v.parse(auditEntryRecord, found.data());
    return { action, name, by };
  });
}

test('creates the user document of an account without one', async () => {
  expect(await grantAdmin(email, PROJECT)).toContain(`${email} is now an admin of ${PROJECT}`);
  const document = await users.doc(uid).get();
  expect(document.data()).toMatchObject({ is_admin: true, email, display_name: 'Grantee' });
});

test('keeps the other fields of an existing user document', async () => {
  await users.doc(uid).set({ is_admin: false, email, display_name: 'Own name', locale: 'en' });
  await grantAdmin(email, PROJECT);
  const document = await users.doc(uid).get();
  expect(document.data()).toEqual({
    is_admin: true,
    email,
    display_name: 'Own name',
    locale: 'en',
  });
});

test('granting twice says so and changes nothing', async () => {
  await grantAdmin(email, PROJECT);
  const before = await users.doc(uid).get();
  expect(await grantAdmin(email, PROJECT)).toContain('already');
  const after = await users.doc(uid).get();
  expect(await logged()).toEqual([{ action: 'admin_grant', name: email, by: 'admin:grant' }]);
  expect(after.updateTime?.isEqual(before.updateTime ?? after.createTime!)).toBe(true);
});

test.each([
  ['nobody@contoh.example', /^Nobody is registered as nobody@contoh\.example in demo-studio/],
  ['not an address', /^"not an address" is not an e-mail address/],
])('%s is rejected with what to do', async (address, message) => {
  await expect(grantAdmin(address, PROJECT)).rejects.toThrow(message);
});

test('a real project takes nobody whose address is not verified, and says what to do', async () => {
  const auth = getAuth(realApp);
  const document = getFirestore(realApp).collection(COLLECTIONS.user).doc(uid);
  await auth.createUser({ uid, email, emailVerified: false });
  try {
    await expect(grantAdmin(email, REAL_PROJECT)).rejects.toThrow(
      /is not verified in contoh-studio-live.*open \/account.*then run this again/,
    );
    expect((await document.get()).exists).toBe(false);

    await auth.updateUser(uid, { emailVerified: true });
    expect(await grantAdmin(email, REAL_PROJECT)).toContain(`an admin of ${REAL_PROJECT}`);
    expect((await document.get()).get('is_admin')).toBe(true);
  } finally {
    await auth.deleteUser(uid);
    await document.delete();
  }
});

test('in the emulators, the email address need not be verified', async () => {
  expect((await getAuth(app).getUser(uid)).emailVerified).toBe(false);
  expect(await grantAdmin(email, PROJECT)).toContain('is now an admin');
});
