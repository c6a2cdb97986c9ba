import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { STORAGE_KEYS } from '../../model/storage-keys.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Locale } from '../../model/locale.ts';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../emulators/project.ts';
import { test as base } from './fixtures.ts';

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
  /** Stores a session in the page's browser, as an earlier sign-in would have. */
  signInAs: (page: Page, person: Account) => Promise<void>;
  /** Deletes a document and its sub-collections after the test. */
  deleteAfterTest: (path: string) => void;
}

interface AccountWorkerFixtures {
  server: { auth: Auth; database: Firestore };
}

const API_KEY = 'demo-key';

/** What Auth keeps in localStorage between visits (`browserLocalPersistence`). */
async function storedSession({ email, password, uid }: Account): Promise<object> {
  const response = await fetch(
    `http://${EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken, refreshToken } = (await response.json()) as Record<string, string>;
  return {
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
}

/**
 * Deletes documents in one write. At every write to a collection, the emulator sends all limited queries of it again to
 * every open page: many small writes slow down the tests that run at the same time.
 */
export async function deleteTogether(
  database: Firestore,
  documents: readonly DocumentReference[],
): Promise<void> {
  const batch = database.batch();
  for (const document of documents) batch.delete(document);
  await batch.commit();
}

/** A document and all documents below it. */
async function withDescendants(document: DocumentReference): Promise<DocumentReference[]> {
  const collections = await document.listCollections();
  const children = await Promise.all(collections.map((each) => each.listDocuments()));
  return [document, ...(await Promise.all(children.flat().map(withDescendants))).flat()];
}

export const test = base.extend<AccountFixtures, AccountWorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      Object.assign(process.env, EMULATOR_ENVIRONMENT);
      const app = initializeApp({ projectId: PROJECT }, `e2e-${process.pid}`);
      await provide({ auth: getAuth(app), database: getFirestore(app) });
      await deleteApp(app);
    },
    { scope: 'worker' },
  ],

  createAccount: async ({ page, server: { auth, database } }, provide) => {
    const made: Account[] = [];
    await provide(async ({ admin = false, name = 'Test Person', locale = 'en' } = {}) => {
      const uid = `e2e-${crypto.randomUUID()}`;
      const person = { uid, email: `${uid}@contoh.example`, password: 'test-password' };
      made.push(person);
      await auth.createUser({ ...person, emailVerified: true });
      await database.doc(`${COLLECTIONS.user}/${uid}`).set({
        is_admin: admin,
        email: person.email,
        display_name: name,
        locale,
        created_date: FieldValue.serverTimestamp(),
      });
      return person;
    });
    // An open page logs an error when its account is deleted.
    if (made.length > 0) await page.close();
    for (const { uid } of made) {
      await auth.deleteUser(uid).catch(() => undefined); // The test may have deleted it already.
      const traces = await database.collection(COLLECTIONS.auditLog).where('by', '==', uid).get();
      const user = database.doc(`${COLLECTIONS.user}/${uid}`);
      await deleteTogether(database, [user, ...traces.docs.map(({ ref }) => ref)]);
    }
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  signInAs: async ({}, provide) =>
    provide(async (page, person) => {
      const session = await storedSession(person);
      await page.goto('/robots.txt');
      await page.evaluate(
        ([keys, values]) => keys.forEach((key, at) => localStorage.setItem(key, values[at] ?? '')),
        [
          [`firebase:authUser:${API_KEY}:[DEFAULT]`, STORAGE_KEYS.userId],
          [JSON.stringify(session), person.uid],
        ] as const,
      );
    }),

  deleteAfterTest: async ({ server: { database } }, provide) => {
    const paths: string[] = [];
    await provide((path) => void paths.push(path));
    const documents = await Promise.all(paths.map((path) => withDescendants(database.doc(path))));
    await deleteTogether(database, documents.flat());
  },
});
