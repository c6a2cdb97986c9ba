import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLLECTIONS } from '#model/collections.ts';
import { grantAdmin } from '../../../deploy/admin-grant.ts';
import { wipeAccounts, wipeFirestore } from '../../wipe.ts';
import { PROJECT } from '../support/project.ts';

// A name that emulators take for a real project: it does not start with `demo-`.
const REAL_PROJECT = 'contoh-studio-live';
const email = 'grantee@contoh.example';
const [app, realApp] = [PROJECT, REAL_PROJECT].map((projectId) =>
  initializeApp({ projectId }, `test-${projectId}`),
) as [App, App];

const wipeReal = () => Promise.all([wipeFirestore(REAL_PROJECT), wipeAccounts(REAL_PROJECT)]);
beforeAll(wipeReal);
afterAll(() => Promise.all([wipeReal(), deleteApp(app), deleteApp(realApp)]));

const documentOf = (of: App, uid: string) => getFirestore(of).collection(COLLECTIONS.user).doc(uid);

test('makes a user document, keeps the fields of one, and says when nothing is to do', async () => {
  const { uid } = await getAuth(app).createUser({ email, displayName: 'Grantee' });
  const document = documentOf(app, uid);
  expect(await grantAdmin(app, email)).toContain(`${email} is now an admin of ${PROJECT}`);
  const made = (await document.get()).data();
  expect(made).toMatchObject({ is_admin: true, email, display_name: 'Grantee' });
  const own = { email, display_name: 'Own name', locale: 'en' };
  await document.set({ ...own, is_admin: false });
  await grantAdmin(app, email);
  const granted = await document.get();
  const admin_sign_ins = [`password:${email}`];
  expect(granted.data()).toEqual({ ...own, is_admin: true, admin_sign_ins });
  expect(await grantAdmin(app, email)).toContain('already');
  expect((await document.get()).updateTime).toEqual(granted.updateTime);
  const log = await getFirestore(app).collection(COLLECTIONS.auditLog).get();
  const entry = { action: 'admin_grant', name: email, by: 'admin:grant' };
  expect(log.docs.map((found) => found.data())).toMatchObject([entry, entry]);
});

test('binds the right of an admin again to the ways of signing in that are left', async () => {
  const { uid } = await getAuth(app).getUserByEmail(email);
  await documentOf(app, uid).update({ admin_sign_ins: ['google.com:1'] });
  expect(await grantAdmin(app, email)).toContain('is now an admin');
  const bound = (await documentOf(app, uid).get()).get('admin_sign_ins') as string[];
  expect(bound).toEqual([`password:${email}`]);
});

test.each([
  ['nobody@contoh.example', /^Nobody is registered as nobody@contoh\.example in demo-/],
  ['not an address', /^"not an address" is not an e-mail address/],
])('%s is rejected with what to do', async (address, message) => {
  await expect(grantAdmin(app, address)).rejects.toThrow(message);
});

test('a real project grants nobody without a verified address and a provider, and says so', async () => {
  const { uid } = await getAuth(realApp).createUser({ email, emailVerified: false });
  const document = documentOf(realApp, uid);
  await expect(grantAdmin(realApp, email)).rejects.toThrow(
    /is not verified in contoh-studio-live.*open \/account.*then run this again/,
  );
  expect((await document.get()).exists).toBe(false);
  await getAuth(realApp).updateUser(uid, { emailVerified: true, password: 'a-password' });
  await expect(grantAdmin(realApp, email)).rejects.toThrow(
    /a password alone in contoh-studio-live.*at \/login with google.*then run this again/,
  );
  expect((await document.get()).exists).toBe(false);
  const providerToLink = { providerId: 'google.com', uid: 'grantee', email };
  await getAuth(realApp).updateUser(uid, { providerToLink });
  expect(await grantAdmin(realApp, email)).toContain(`an admin of ${REAL_PROJECT}`);
  const right = { is_admin: true, admin_sign_ins: ['google.com:grantee'] };
  expect((await document.get()).data()).toMatchObject(right);
});
