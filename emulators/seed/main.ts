import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { APP_VERSION, VERSION_CHANNELS } from '../../model/app-version.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { BUCKET, EMULATOR_ENVIRONMENT, PROJECT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';

/** Creates an account, or gives an existing one its seeded e-mail and password back. */
async function seedAccount(auth: Auth, account: (typeof ACCOUNTS)[number]): Promise<void> {
  const { uid, email, password, display_name: displayName } = account;
  const properties = { email, password, displayName, emailVerified: true };
  try {
    await auth.updateUser(uid, properties);
  } catch {
    await auth.createUser({ uid, ...properties });
  }
}

async function seedRecords(database: Firestore): Promise<void> {
  const batch = database.batch();
  for (const { uid, email, display_name, locale, is_admin } of ACCOUNTS) {
    const created_date = FieldValue.serverTimestamp();
    batch.set(database.collection(COLLECTIONS.user).doc(uid), {
      is_admin,
      email,
      display_name,
      locale,
      created_date,
    });
  }
  for (const channel of VERSION_CHANNELS) {
    batch.set(database.collection(COLLECTIONS.appVersion).doc(channel), {
      version: APP_VERSION,
      updated_by: ACCOUNTS[0].uid,
      updated_date: FieldValue.serverTimestamp(),
    });
  }
  await batch.commit();
}

/** Fills the running emulators with the accounts and records that the README names. Running it again changes nothing. */
export async function seed(): Promise<void> {
  Object.assign(process.env, EMULATOR_ENVIRONMENT);
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'seed');
  try {
    const auth = getAuth(app);
    await Promise.all([
      ...ACCOUNTS.map((account) => seedAccount(auth, account)),
      seedRecords(getFirestore(app)),
    ]);
  } finally {
    await deleteApp(app);
  }
}
