import type { Page } from '@playwright/test';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#model/collections.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import type { Locale } from '#studio/locale.ts';
import { API_KEY, callAuth } from '../call-auth.ts';
import { userRecord } from '../records/user.ts';
import { test as base } from './fixtures.ts';

export { callAuth } from '../call-auth.ts';
export { expect } from './fixtures.ts';
export type { Page } from './fixtures.ts';

/** An account of one test, so that parallel tests do not affect each other. */
export interface Account {
  uid: string;
  email: string;
  password: string;
}

interface AccountOptions {
  admin?: boolean;
  name?: string;
  locale?: Locale;
}

interface AccountFixtures {
  /** Creates an account with its user document; both are deleted after the test. */
  createAccount: (options?: AccountOptions) => Promise<Account>;
  /** Creates an account that is signed in on the test's page. */
  signIn: (options?: AccountOptions) => Promise<Account>;
  /** Deletes a document and its sub-collections, or what a query finds, after the test. */
  deleteAfterTest: (target: string | Query) => void;
}

/** Stores a session in the page's browser, as an earlier sign-in would have (`browserLocalPersistence`). */
async function signInAs(page: Page, { email, password, uid }: Account): Promise<void> {
  const { idToken, refreshToken } = await callAuth('signInWithPassword', { email, password });
  const session = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  await page.goto('/robots.txt');
  await page.evaluate(
    ([keys, values]) => keys.forEach((key, at) => localStorage.setItem(key, values[at] ?? '')),
    [
      [`firebase:authUser:${API_KEY}:[DEFAULT]`, STORAGE_KEYS.userId],
      [JSON.stringify(session), uid],
    ] as const,
  );
}

async function withDescendants(document: DocumentReference): Promise<DocumentReference[]> {
  const collections = await document.listCollections();
  const children = await Promise.all(collections.map((each) => each.listDocuments()));
  return [document, ...(await Promise.all(children.flat().map(withDescendants))).flat()];
}

export const test = base.extend<AccountFixtures>({
  createAccount: async ({ page, auth, database, deleteAfterTest }, provide) => {
    const made: Account[] = [];
    await provide(async ({ admin = false, name = 'Test Person', locale = 'en' } = {}) => {
      const uid = `e2e-${crypto.randomUUID()}`;
      const person = { uid, email: `${uid}@contoh.example`, password: 'test-password' };
      made.push(person);
      deleteAfterTest(`${COLLECTIONS.user}/${uid}`);
      deleteAfterTest(database.collection(COLLECTIONS.auditLog).where('by', '==', uid));
      await auth.createUser({ ...person, emailVerified: true });
      const user = userRecord(uid, { is_admin: admin, display_name: name, locale });
      await database.doc(`${COLLECTIONS.user}/${uid}`).set(user);
      return person;
    });
    // An open page logs an error when its account is deleted.
    if (made.length > 0) await page.close();
    // The test may have deleted it already.
    for (const { uid } of made) await auth.deleteUser(uid).catch(() => undefined);
  },

  signIn: async ({ page, createAccount }, provide) =>
    provide(async (options) => {
      const person = await createAccount(options);
      await signInAs(page, person);
      return person;
    }),

  deleteAfterTest: async ({ page, database }, provide) => {
    const targets: (string | Query)[] = [];
    await provide((target) => void targets.push(target));
    if (targets.length === 0) return;
    // An open page may be reading it, and logs an error then.
    await page.close();
    const found = await Promise.all(
      targets.map(async (target) =>
        typeof target === 'string'
          ? withDescendants(database.doc(target))
          : (await target.get()).docs.map(({ ref }) => ref),
      ),
    );
    // One write: at each, the emulator sends all limited queries of the collection again to every open page, which slows
    // down the tests that run at the same time.
    const batch = database.batch();
    for (const document of found.flat()) batch.delete(document);
    await batch.commit();
  },
});

interface AdminFixtures {
  /** The admin who is signed in on every test's `page`. */
  admin: Account;
  /** Cuts the connection of all pages; what the browser and Firestore log about it is allowed. */
  goOffline: () => Promise<void>;
}

export const adminTest = test.extend<AdminFixtures>({
  goOffline: async ({ context, allowConsole }, provide) =>
    provide(async () => {
      // The test server gets Firestore's request. The page may be asking for the version at this moment.
      allowConsole(
        'ERR_INTERNET_DISCONNECTED',
        'WebChannelConnection',
        'Failed to fetch version from server',
      );
      await context.setOffline(true);
    }),

  admin: [
    async ({ signIn }, provide) => provide(await signIn({ admin: true, name: 'Ani' })),
    { auto: true },
  ],
});
