import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StoredAccount } from '../../backup/auth.ts';
import { readAccounts } from '../../backup/auth.ts';
import { backUp, noteBackup } from '../../backup/backup.ts';
import type { StoredDocument } from '../../backup/firestore-rest.ts';
import { readDocuments, writeDocuments } from '../../backup/firestore-rest.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { documentCount, readManifest } from '../../backup/manifest.ts';
import type { BackupPlace } from '../../backup/place.ts';
import { openPlace } from '../../backup/open-place.ts';
import type { Project } from '../../backup/project.ts';
import { openProject } from '../../backup/project.ts';
import { restore } from '../../backup/restore.ts';
import { HOST, PORTS } from '../../emulators/project.ts';
import { confirmationOf } from '../../functions/src/confirmation/read-confirmations.ts';
import { openedLink } from '../../functions/src/preview-links/links.ts';
import { confirmedDate } from '../../model/confirmation/confirmation.ts';
import { healthRecord } from '../../model/health.ts';
import { parseRecord } from '../../model/parse-record.ts';

const source = openProject('demo-backup-source');
const target = openProject('demo-backup-target');
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const complete = openPlace(join(folder, 'complete'));
const inBucket = openPlace('gs://demo-backups/2026/november');

/** More than a page, than a commit, and than the documents between two notes of the progress. */
const MANY = 1500;
/** With the others of `beforeAll`. */
const DOCUMENTS = MANY + 6;

const apps = new Map<Project, App>();
function appOf(project: Project): App {
  const app = apps.get(project) ?? initializeApp({ projectId: project.id }, project.id);
  apps.set(project, app);
  return app;
}
const bucketOf = (project: Project) => getStorage(appOf(project)).bucket(project.bucket);

async function clear(project: Project): Promise<void> {
  const owner = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };
  const firestore = `http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${project.id}`;
  await fetch(`${firestore}/databases/(default)/documents`, owner);
  await fetch(`http://${HOST}:${PORTS.auth}/emulator/v1/projects/${project.id}/accounts`, owner);
  await bucketOf(project).deleteFiles({ force: true });
}

const backupBucket = () => getStorage(appOf(source)).bucket('demo-backups');

async function documentsOf(project: Project): Promise<StoredDocument[]> {
  const all = [];
  for await (const page of readDocuments(project)) all.push(...page);
  return all;
}

const CONFIRMED = new Timestamp(1_700_000_000, 0);
const SAID = { quote: 'Tepat waktu.\nDua kali.', role: 'Pemilik toko', person: 'Ayu' };

/** Sees the paths that each commit writes; where it returns an answer, the commit is not sent. */
function watchCommits(see: (paths: string[]) => Response | undefined): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const request = new Request(...args);
    if (!request.url.endsWith(':commit')) return send(...args);
    const { writes } = (await request.json()) as { writes: { update?: { name: string } }[] };
    const paths = writes.flatMap(({ update }) => update?.name.split('/documents/')[1] ?? []);
    return see(paths) ?? send(...args);
  });
}

beforeAll(async () => {
  await Promise.all([source, target].map(clear));
  const db = getFirestore(appOf(source));
  const batch = db.batch();
  batch.set(db.doc('type/all'), {
    whole: 3,
    double: 3.5,
    wholeDouble: 1e300,
    large: 9_007_199_254_740_991,
    nothing: null,
    yes: true,
    text: 'Ayo 👋\u0000\n',
    time: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 1, 254, 255]),
    place: new GeoPoint(-6.2, 106.8),
    other: db.doc('type/other'),
    list: [1, { deep: [db.doc('type/all')] }],
    'odd key.`': {},
  });
  batch.set(db.doc('type/empty'), {});
  // A sub-collection whose parent does not exist.
  batch.set(db.doc('contact_message/gone/private/notes'), { notes: 'kept' });
  batch.set(db.doc('contact_message/waiting'), { message: 'not mailed yet' });
  const words = { id: { ...SAID, confirmed_date: CONFIRMED } };
  batch.set(db.doc('testimonial_confirmation/said'), { words });
  const link = { kind: 'testimonials', purpose: 'confirmation', entry: 'said', created_by: 'ayu' };
  const dates = { created_date: CONFIRMED, expires: CONFIRMED, used_date: CONFIRMED };
  batch.set(db.doc('preview_link/used'), { ...link, ...dates });
  await batch.commit();
  await writeDocuments(
    source,
    Array.from({ length: MANY }, (_, index) => ({
      path: `many/${String(index).padStart(4, '0')}`,
      fields: { index: { integerValue: String(index) } },
    })),
  );
  const auth = getAuth(appOf(source));
  await auth.createUser({
    uid: 'ayu',
    email: 'ayu@contoh.example',
    password: 'kata-sandi-ayu',
    emailVerified: true,
    displayName: 'Ayu Lestari',
  });
  await auth.setCustomUserClaims('ayu', { team: 'one' });
  await auth.createUser({ uid: 'off', disabled: true, displayName: 'Sari' });
  const google = { providerId: 'google.com', uid: '1234', email: 'budi@contoh.example' };
  await auth.importUsers([{ uid: 'budi', email: google.email, providerData: [google] }]);
  await bucketOf(source)
    .file('media/a b/480.webp')
    .save(Buffer.from([1, 2, 3]), {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=60', metadata: { by: 'ayu' } },
    });
  await bucketOf(source)
    .file('media/copy.webp')
    .save(Buffer.from([1, 2, 3]), { resumable: false });
  await backUp(source, complete);
  await backUp(source, inBucket);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await Promise.all([source, target].map(clear));
  await backupBucket().deleteFiles({ force: true });
  await Promise.all([...apps.values()].map((app) => deleteApp(app)));
  rmSync(folder, { recursive: true });
});

test.each([
  ['a folder', complete],
  ['a folder of a bucket', inBucket],
])(
  'a project restored from %s has the same documents, accounts and files',
  async (_what, place) => {
    await clear(target);
    const { found } = await restore(target, place);
    expect(found).toEqual([]);
    expect(await documentsOf(target)).toHaveLength(DOCUMENTS);
    expect(await documentsOf(target)).toEqual(await documentsOf(source));

    const db = getFirestore(appOf(target));
    const all = (await db.doc('type/all').get()).data() ?? {};
    expect(all['time']).toEqual(new Timestamp(1_700_000_000, 123_456_000));
    expect(all['bytes']).toEqual(Buffer.from([0, 1, 254, 255]));
    expect(all['place']).toEqual(new GeoPoint(-6.2, 106.8));
    expect(all['other']).toEqual(db.doc('type/other'));
    expect(all).toMatchObject({ text: 'Ayo 👋\u0000\n', large: 9_007_199_254_740_991 });

    // A testimonial is marked as before, and the link that confirmed it still asks nothing.
    const confirmation = confirmationOf(await db.doc('testimonial_confirmation/said').get());
    expect(confirmedDate(confirmation, 'id', SAID)).toBe(CONFIRMED.toMillis());
    expect(openedLink(await db.doc('preview_link/used').get())).toMatchObject({
      purpose: 'confirmation',
      usedDate: CONFIRMED.toMillis(),
    });

    const accounts = await readAccounts(target);
    // All but the time of their import.
    const kept = (account: StoredAccount) => ({
      ...account,
      disabled: account['disabled'] ?? false,
      passwordUpdatedAt: 0,
      validSince: 0,
    });
    expect(accounts.map(kept)).toEqual((await readAccounts(source)).map(kept));
    expect(accounts.find(({ localId }) => localId === 'ayu')).toMatchObject({
      emailVerified: true,
      displayName: 'Ayu Lestari',
      passwordHash: expect.any(String),
    });
    expect(accounts.find(({ localId }) => localId === 'budi')).toMatchObject({
      providerUserInfo: [{ providerId: 'google.com', rawId: '1234' }],
    });

    const file = bucketOf(target).file('media/a b/480.webp');
    expect((await file.download())[0]).toEqual(Buffer.from([1, 2, 3]));
    expect((await file.getMetadata())[0]).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=60',
      metadata: { by: 'ayu' },
    });
  },
);

test('a backup leaves a record for the dashboard', async () => {
  const manifest = (await readManifest(complete)) as Manifest;
  await noteBackup(source, manifest);
  const document = getFirestore(appOf(source)).doc('health/backup');
  const data: unknown = (await document.get()).data();
  await document.delete();
  const parsed = parseRecord(healthRecord, { id: 'backup', data });
  expect(parsed).toMatchObject({ ok: true, value: { ok: true, count: DOCUMENTS } });
  expect(Date.now() - (parsed.ok ? parsed.value.date : 0)).toBeLessThan(10_000);
});

test('a project with data is refused, unless its data may be replaced', async () => {
  await expect(restore(target, complete)).rejects.toThrow(/has documents already.*--overwrite/);
  const document = getFirestore(appOf(target)).doc('type/empty');
  await document.set({ changed: true });
  await restore(target, complete, { overwrite: true });
  expect((await document.get()).data()).toEqual({});
});

/** A place whose disk is full at one write. */
function fullAt(place: BackupPlace, fatal: number): BackupPlace {
  let writes = 0;
  return {
    ...place,
    write: async (file, data) => {
      writes += 1;
      if (writes === fatal) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      await place.write(file, data);
    },
  };
}

/** A place that lists what is written to it. */
function watched(place: BackupPlace): BackupPlace & { written: string[] } {
  const written: string[] = [];
  return {
    ...place,
    written,
    write: (file, data) => (written.push(file), place.write(file, data)),
  };
}

/** What a backup holds, however its documents are divided into parts. */
async function contentsOf(place: BackupPlace): Promise<string[]> {
  const names = (await place.list()).filter((name) => name !== 'manifest.json').toSorted();
  const parts = names.filter((name) => name.startsWith('documents/'));
  const others = names.filter((name) => !parts.includes(name));
  const texts = async (files: string[]) =>
    (await Promise.all(files.map((file) => place.read(file)))).map(String);
  return [(await texts(parts)).join(''), ...others, ...(await texts(others))];
}

test('a backup that is interrupted at any write is refused by a restore, and goes on', async () => {
  const whole = watched(openPlace(join(folder, 'whole')));
  await backUp(source, whole);
  const expected = await contentsOf(whole);
  expect(whole.written.length).toBeGreaterThan(8);
  for (let fatal = 1; fatal <= whole.written.length; fatal += 1) {
    const place = openPlace(join(folder, `interrupted-${fatal}`));
    await expect(backUp(source, fullAt(place, fatal))).rejects.toThrow('no space left');
    const refusal = fatal === 1 ? /is not a backup/ : /is incomplete.*npm run backup -- --project/;
    await expect(restore(target, place, { overwrite: true })).rejects.toThrow(refusal);
    const rest = watched(place);
    await backUp(source, rest);
    expect(await contentsOf(place), `write ${fatal}`).toEqual(expected);
    expect(documentCount((await readManifest(place)) as Manifest)).toBe(DOCUMENTS);
    // What is stored is not copied again.
    const isLast = fatal === whole.written.length;
    const kept = isLast ? /^(?:documents|storage)\// : /^$/;
    expect(rest.written.filter((file) => kept.test(file))).toEqual([]);
  }
  await expect(backUp(source, complete)).rejects.toThrow(/complete backup already/);
  const half = openPlace(join(folder, 'of-another-project'));
  await expect(backUp(source, fullAt(half, 2))).rejects.toThrow('no space left');
  await expect(backUp(target, half)).rejects.toThrow(/is a backup of demo-backup-source/);
});

test('a backup goes neither into a folder with other files nor into the bucket that it copies', async () => {
  const other = openPlace(join(folder, 'other'));
  await other.write('letter.txt', 'Dear Ayu');
  await expect(backUp(source, other)).rejects.toThrow(/is not empty and not a backup/);
  const own = openPlace(`gs://${source.bucket}/backup`);
  await expect(backUp(source, own)).rejects.toThrow(/is in the bucket that is copied/);
});

/** Changes a file of the backup in `bad`. */
function change(file: string, from: string, to: string): void {
  const path = join(folder, 'bad', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test.each([
  ['a folder without a manifest', () => rmSync(join(folder, 'bad/manifest.json')), /not a backup/],
  [
    'a backup of another version',
    () => writeFileSync(join(folder, 'bad/manifest.json'), '{"format":1}'),
    /has format 1; this program reads format 3/,
  ],
  [
    'a backup with a further document',
    () => appendFileSync(join(folder, 'bad/documents/000001.ndjson'), '{}\n'),
    /damaged: documents\/000001\.ndjson/,
  ],
  [
    'a backup with a changed account',
    () => change('accounts.json', 'ayu@contoh.example', 'eve@contoh.example'),
    /damaged: accounts\.json/,
  ],
  [
    'a backup with a changed list of files',
    () => change('files.json', 'image/webp', 'text/html!'),
    /damaged: files\.json/,
  ],
  [
    'a backup without one of its files',
    () => rmSync(join(folder, 'bad/storage'), { recursive: true }),
    /damaged: the file media/,
  ],
])('%s is refused before anything is written', async (_what, damage, message) => {
  const bad = openPlace(join(folder, 'bad'));
  await backUp(source, bad);
  await clear(target);
  damage();
  try {
    await expect(restore(target, bad)).rejects.toThrow(message);
    expect(await documentsOf(target)).toEqual([]);
  } finally {
    rmSync(join(folder, 'bad'), { recursive: true });
  }
});

async function interruptRestore(): Promise<void> {
  await clear(target);
  // In the second of the two steps, in the order of writing.
  watchCommits((paths) =>
    paths.includes('many/1400') ? new Response('no right', { status: 403 }) : undefined,
  );
  await expect(restore(target, complete)).rejects.toThrow('no right');
  vi.restoreAllMocks();
  const { length } = await documentsOf(target);
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThan(DOCUMENTS);
}

test('an interrupted restore is repeated by the same call', async () => {
  await interruptRestore();
  await restore(target, complete);
  expect(await documentsOf(target)).toEqual(await documentsOf(source));
  await expect(restore(target, complete)).rejects.toThrow(/has documents already/);
});

test('an interrupted restore whose documents are gone is a new one', async () => {
  await interruptRestore();
  await clear(target);
  await restore(target, complete);
  expect(await documentsOf(target)).toEqual(await documentsOf(source));

  await interruptRestore();
  await clear(target);
  await getFirestore(appOf(target)).doc('type/other').set({});
  await expect(restore(target, complete)).rejects.toThrow(/has documents already/);
});

test('all documents are those of one moment, and accounts and rights that came later are left out', async () => {
  const place = openPlace(join(folder, 'moment'));
  const db = getFirestore(appOf(source));
  let pages = 0;
  await backUp(source, {
    ...place,
    // Between the pages of a backup, somebody changes what was read and what is still to be read.
    write: async (file, data) => {
      await place.write(file, data);
      if (!file.startsWith('documents/') || pages++ > 0) return;
      await db.doc('contact_message/waiting').update({ message: 'changed' });
      await db.doc('type/all').update({ text: 'changed' });
      await db.doc('type/late').set({});
      await getAuth(appOf(source)).createUser({ uid: 'late' });
    },
  });
  expect(pages).toBeGreaterThan(1);
  const texts = (await contentsOf(place)).join('');
  expect(texts).toContain('not mailed yet');
  expect(texts).not.toContain('changed');
  expect(texts).not.toContain('late');
  await db.doc('contact_message/waiting').update({ message: 'not mailed yet' });
  await db.doc('type/all').update({ text: 'Ayo 👋\u0000\n' });
  await db.doc('type/late').delete();
  await getAuth(appOf(source)).deleteUser('late');
});

test('only their owner can read the files of a backup', () => {
  const modes = readdirSync(join(folder, 'complete'), { recursive: true, withFileTypes: true }).map(
    (entry) => [entry.isDirectory(), statSync(join(entry.parentPath, entry.name)).mode & 0o777],
  );
  expect(statSync(join(folder, 'complete')).mode & 0o777).toBe(0o700);
  expect(modes.length).toBeGreaterThan(5);
  for (const [isFolder, mode] of modes) expect(mode).toBe(isFolder === true ? 0o700 : 0o600);
});

describe('a restore over a project that went on after its backup', () => {
  const place = openPlace(join(folder, 'went-on'));
  const post = (slug: string) => ({ slug, live: { en: {} } });
  const publication = (entry: string) => ({ entry, texts: {} });

  /** A project with an admin who writes a post, and its backup; then what happens afterwards. */
  async function goOn(): Promise<void> {
    await clear(target);
    const db = getFirestore(appOf(target));
    const auth = getAuth(appOf(target));
    for (const uid of ['stays', 'no-admin', 'gone', 'off']) {
      await auth.createUser({ uid });
      await db.doc(`user/${uid}`).set({ is_admin: true });
    }
    await db.doc('preview_link/revoked').set({ entry: 'one' });
    await db.doc('preview_link/works').set({ entry: 'one' });
    await db.doc('blog_post/one').set(post('first'));
    await db.doc('blog_publication/first').set(publication('one'));
    rmSync(join(folder, 'went-on'), { recursive: true, force: true });
    await backUp(target, place);

    await db.doc('user/no-admin').update({ is_admin: false });
    await auth.deleteUser('gone');
    await db.doc('user/gone').delete();
    await auth.updateUser('off', { disabled: true });
    await db.doc('preview_link/revoked').delete();
    await db.doc('blog_post/one').set(post('second'));
    await db.doc('blog_publication/second').set(publication('one'));
    // The address that is free now goes to another post.
    await db.doc('blog_post/two').set(post('first'));
    await db.doc('blog_publication/first').set(publication('two'));
    await db.doc('blog_publication/other').set(publication('two'));
  }

  async function state() {
    const db = getFirestore(appOf(target));
    const names = async (collection: string) =>
      (await db.collection(collection).listDocuments()).map(({ id }) => id);
    const admins = await db.collection('user').where('is_admin', '==', true).get();
    const accounts = await readAccounts(target);
    return {
      admins: admins.docs.map(({ id }) => id),
      accounts: accounts.map(({ localId }) => localId).toSorted(),
      disabled: accounts.filter((one) => one['disabled'] === true).map(({ localId }) => localId),
      links: await names('preview_link'),
      publications: await names('blog_publication'),
      first: (await db.doc('blog_publication/first').get()).get('entry') as string,
    };
  }

  test('withdrawn rights, links and accounts stay withdrawn, and each entry has one address', async () => {
    await goOn();
    const { found } = await restore(target, place, { overwrite: true });
    expect(await state()).toEqual({
      admins: ['off', 'stays'],
      accounts: ['no-admin', 'off', 'stays'],
      disabled: ['off'],
      links: ['works'],
      publications: ['first', 'other'],
      first: 'one',
    });
    expect(found).toEqual([
      expect.stringMatching(/^1 accounts that were deleted since/),
      expect.stringMatching(/^1 accounts that were disabled since/),
      expect.stringMatching(/^1 admin rights/),
      expect.stringMatching(/^1 preview links/),
      expect.stringMatching(/^blog_publication\/first belonged to blog_post\/two/),
      '1 newer addresses of restored entries were removed',
    ]);
  });

  test('they come back where that is asked for, or where the project lost everything', async () => {
    const all = {
      admins: ['gone', 'no-admin', 'off', 'stays'],
      accounts: ['gone', 'no-admin', 'off', 'stays'],
      disabled: [],
      links: ['revoked', 'works'],
    };
    await goOn();
    await restore(target, place, { overwrite: true, withdrawn: true });
    expect(await state()).toMatchObject(all);
    await clear(target);
    await bucketOf(target).file('media/left.webp').save('', { resumable: false });
    await restore(target, place, { overwrite: true });
    expect(await state()).toMatchObject(all);
  });
});

test('the name of a project is checked before anything is asked', () => {
  expect(() => openProject('Contoh Studio')).toThrow('is not the id of a project');
});
