import { readFileSync } from 'node:fs';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OWN_MESSAGES_LIMIT } from '../../model/collections.ts';

/** The rules through the client library; matrix.test.ts runs every case through the REST API. */
let environment: RulesTestEnvironment;
let ordinary: Firestore;
let admin: Firestore;
let anonymous: Firestore;

const email = (uid: string) => `${uid}@contoh.example`;
const profile = (uid: string) => ({ email: email(uid), display_name: uid, locale: 'id' });

beforeAll(async () => {
  setLogLevel('silent');
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080').split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-client',
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
  const as = (uid: string) =>
    // The types are those of the older API; the object also has the current one.
    environment
      .authenticatedContext(uid, { email: email(uid) })
      .firestore() as unknown as Firestore;
  ordinary = as('ordinary');
  admin = as('admin');
  anonymous = environment.unauthenticatedContext().firestore() as unknown as Firestore;
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore;
    for (const uid of ['ordinary', 'admin']) {
      await setDoc(doc(database, 'user', uid), {
        ...profile(uid),
        is_admin: uid === 'admin',
        created_date: serverTimestamp(),
      });
    }
    for (const uid of ['ordinary', 'another']) {
      await setDoc(doc(database, 'contact_message', uid), { uid, status: 'new' });
    }
  });
});

afterAll(() => environment.cleanup());

test('no form of write grants is_admin', async () => {
  const own = doc(ordinary, 'user/ordinary');
  await assertFails(updateDoc(own, { is_admin: true }));
  await assertFails(setDoc(own, { is_admin: true }, { merge: true }));
  await assertFails(setDoc(own, { ...profile('ordinary'), is_admin: true }));
  await assertFails(updateDoc(own, { is_admin: increment(1) }));
  await assertFails(updateDoc(own, { is_admin: arrayUnion(true) }));
  await assertFails(updateDoc(own, { is_admin: deleteField() }));
  await assertFails(writeBatch(ordinary).update(own, { is_admin: true }).commit());
  await assertFails(
    runTransaction(ordinary, async (transaction) => {
      await transaction.get(own);
      transaction.update(own, { is_admin: true });
    }),
  );
  expect((await getDoc(own)).get('is_admin')).toBe(false);
});

test('ordinary users cannot list or count users or run collection group queries', async () => {
  for (const database of [anonymous, ordinary]) {
    const users = collection(database, 'user');
    await assertFails(getDocs(users));
    await assertFails(getDocs(query(users, where('email', '==', email('ordinary')), limit(1))));
    await assertFails(getCountFromServer(users));
    await assertFails(getDocs(collectionGroup(database, 'user')));
  }
  expect((await getCountFromServer(collection(admin, 'user'))).data().count).toBe(2);
});

test('senders can list their own messages with a query that selects only these', async () => {
  const messages = collection(ordinary, 'contact_message');
  const own = where('uid', '==', 'ordinary');
  const { docs } = await assertSucceeds(getDocs(query(messages, own, limit(OWN_MESSAGES_LIMIT))));
  expect(docs.map(({ id }: { id: string }) => id)).toEqual(['ordinary']);
  await assertFails(getDocs(query(messages, own)));
  await assertFails(getDocs(query(messages, limit(1))));
  await assertFails(
    new Promise((resolve, reject) => {
      onSnapshot(query(messages, where('uid', '==', 'another'), limit(1)), resolve, reject);
    }),
  );
});
