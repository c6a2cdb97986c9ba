import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { type WriteBatch, FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import {
  type CollectionName,
  COLLECTIONS,
  HISTORY_COLLECTION,
  MESSAGE_NOTES,
} from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { MEDIA_FOLDER } from '#model/pictures/media.ts';
import { APP_VERSION, VERSION_CHANNELS } from '#model/updates/app-version.ts';
import { passwordSignIn } from '#model/users/admin-right.ts';
import { BUCKET, EMULATOR_ENVIRONMENT, PROJECT } from '../project.ts';
import { ACCOUNTS } from './accounts.ts';
import { pictureFilesIn, readContent } from './content-folder.ts';
import { documentsOfContent, listsOfContent, pictureRecords, SEED_CONTENT } from './content.ts';
import { seedErrorReports, seedMessages } from './records.ts';

async function seedAccount(auth: Auth, account: (typeof ACCOUNTS)[number]): Promise<void> {
  const { uid, email, password, display_name: displayName } = account;
  const properties = { email, password, displayName, emailVerified: true };
  try {
    await auth.updateUser(uid, properties);
  } catch {
    await auth.createUser({ uid, ...properties });
  }
}

/** Refuses a project that others reach: the passwords are public. */
async function seedAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  const users = getFirestore(app).collection(COLLECTIONS.user);
  await Promise.all(
    ACCOUNTS.map(async (account) => {
      const { uid, email, display_name, locale, is_admin } = account;
      const created_date = FieldValue.serverTimestamp();
      await seedAccount(auth, account);
      const right = is_admin && { admin_sign_ins: [passwordSignIn(email)] };
      await users.doc(uid).set({ is_admin, ...right, email, display_name, locale, created_date });
    }),
  );
}

async function seedRecords(app: App, now: Date): Promise<void> {
  const database = getFirestore(app);
  const batch: WriteBatch = database.batch();
  const set = (collection: CollectionName, id: string, record: object) =>
    batch.set(database.collection(collection).doc(id), record);

  // An earlier time, so that no trigger takes it for a change by a browser.
  const written = new Date('2025-01-06T02:00:00Z');
  const change = { updated_by: ACCOUNTS[0].uid, updated_date: written };
  for (const channel of VERSION_CHANNELS) {
    set(COLLECTIONS.appVersion, channel, { version: APP_VERSION, ...change });
  }
  for (const [id, message] of seedMessages(now)) {
    set(COLLECTIONS.contactMessage, id, message);
    if (message.status !== 'in_progress') continue;
    const notes = { notes: 'Proposal sent; waiting for their two questions.', ...change };
    const place = database.collection(COLLECTIONS.contactMessage).doc(id);
    batch.set(place.collection(MESSAGE_NOTES.collection).doc(MESSAGE_NOTES.document), notes);
  }
  for (const [id, report] of seedErrorReports(now)) set(COLLECTIONS.errorReport, id, report);
  await batch.commit();
}

export async function seedContent(app: App, folder: string): Promise<void> {
  const database = getFirestore(app);
  const content = readContent(folder, Date.now());
  const writes: Promise<unknown>[] = [];
  const set = (collection: CollectionName, id: string, record: object) =>
    writes.push(database.collection(collection).doc(id).set(record));
  const documents = documentsOfContent(content);
  for (const [type, entries] of listsOfContent(documents)) {
    set(COLLECTIONS.contentList, type, { type, entries });
  }
  for (const { type, id, record, publication, history } of documents) {
    const { collection, publications } = CONTENT_TYPES[type];
    set(collection, id, record);
    if (publication) set(publications, id, publication);
    const snapshots = database.collection(collection).doc(id).collection(HISTORY_COLLECTION);
    for (const { id: name, revision } of history) writes.push(snapshots.doc(name).set(revision));
  }
  for (const { id, record } of pictureRecords(content)) set(COLLECTIONS.picture, id, record);
  const bucket = getStorage(app).bucket();
  for (const { id, name, path } of pictureFilesIn(folder)) {
    const destination = `${MEDIA_FOLDER}/${id}/${name}`;
    writes.push(bucket.upload(path, { destination, resumable: false }));
  }
  await Promise.all(writes);
}

/** All but accounts. Every record has a fixed id: doing it again doubles nothing. */
export async function seedProject(app: App): Promise<void> {
  await Promise.all([seedRecords(app, new Date()), seedContent(app, SEED_CONTENT)]);
}

export async function seed(): Promise<void> {
  Object.assign(process.env, EMULATOR_ENVIRONMENT);
  const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'seed');
  try {
    await Promise.all([seedAccounts(app), seedProject(app)]);
  } finally {
    await deleteApp(app);
  }
}
