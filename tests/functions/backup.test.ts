import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAccounts } from '../../backup/auth.ts';
import { backUp, noteBackup } from '../../backup/backup.ts';
import { readDocuments } from '../../backup/firestore.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { readManifest } from '../../backup/manifest.ts';
import type { Project } from '../../backup/project.ts';
import { openProject } from '../../backup/project.ts';
import { restore } from '../../backup/restore.ts';
import { HOST, PORTS } from '../../emulators/project.ts';
import { healthRecord } from '../../model/health.ts';
import { parseRecord } from '../../model/parse-record.ts';

const source = openProject('demo-backup-source');
const target = openProject('demo-backup-target');
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const complete = join(folder, 'complete');

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

async function documentsOf(project: Project) {
  const all = [];
  for await (const page of readDocuments(project, '')) all.push(...page);
  return all;
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
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
  // More than a page, and more than one commit.
  for (let index = 0; index < 420; index += 1) {
    batch.set(db.doc(`many/${String(index).padStart(4, '0')}`), { index });
  }
  await batch.commit();
  const auth = getAuth(appOf(source));
  await auth.createUser({ uid: 'ayu', email: 'ayu@contoh.example', password: 'kata-sandi-ayu' });
  await auth.setCustomUserClaims('ayu', { team: 'one' });
  await auth.createUser({ uid: 'off', disabled: true, displayName: 'Sari' });
  await bucketOf(source)
    .file('media/a b/480.webp')
    .save(Buffer.from([1, 2, 3]), {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=60', metadata: { by: 'ayu' } },
    });
  await backUp(source, complete);
});

afterAll(async () => {
  await Promise.all([source, target].map(clear));
  await Promise.all([...apps.values()].map((app) => deleteApp(app)));
  rmSync(folder, { recursive: true });
});

test('a restored project has the same documents, accounts and files, types included', async () => {
  await restore(target, complete);
  const inSource = await documentsOf(source);
  expect(inSource).toHaveLength(423);
  expect(await documentsOf(target)).toEqual(inSource);

  const db = getFirestore(appOf(target));
  const all = (await db.doc('type/all').get()).data() ?? {};
  expect(all['time']).toEqual(new Timestamp(1_700_000_000, 123_456_000));
  expect(all['bytes']).toEqual(Buffer.from([0, 1, 254, 255]));
  expect(all['place']).toEqual(new GeoPoint(-6.2, 106.8));
  expect(all['other']).toEqual(db.doc('type/other'));
  expect(all).toMatchObject({ text: 'Ayo 👋\u0000\n', large: 9_007_199_254_740_991 });

  const accounts = await readAccounts(target);
  const kept = ({
    localId,
    email,
    passwordHash,
    salt,
    customAttributes,
    disabled,
  }: (typeof accounts)[0]) => ({
    localId,
    email,
    passwordHash,
    salt,
    customAttributes,
    disabled: disabled ?? false,
  });
  expect(accounts.map(kept)).toEqual((await readAccounts(source)).map(kept));
  expect(accounts[0]?.passwordHash).toBeTruthy();

  const file = bucketOf(target).file('media/a b/480.webp');
  expect((await file.download())[0]).toEqual(Buffer.from([1, 2, 3]));
  expect((await file.getMetadata())[0]).toMatchObject({
    contentType: 'image/webp',
    cacheControl: 'public, max-age=60',
    metadata: { by: 'ayu' },
  });
});

test('a backup leaves a record for the dashboard', async () => {
  const manifest = readManifest(complete) as Manifest;
  await noteBackup(source, manifest);
  const document = getFirestore(appOf(source)).doc('health/backup');
  const data: unknown = (await document.get()).data();
  await document.delete();
  const parsed = parseRecord(healthRecord, { id: 'backup', data });
  expect(parsed).toMatchObject({ ok: true, value: { ok: true, count: 423 } });
  expect(Date.now() - (parsed.ok ? parsed.value.date : 0)).toBeLessThan(10_000);
});

test('a project with data is refused, unless its data may be replaced', async () => {
  await expect(restore(target, complete)).rejects.toThrow(/has documents already.*--overwrite/);
  const document = getFirestore(appOf(target)).doc('type/empty');
  await document.set({ changed: true });
  await restore(target, complete, { overwrite: true });
  expect((await document.get()).data()).toEqual({});
});

test('an interrupted backup is refused by a restore, and goes on where it stopped', async () => {
  const half = join(folder, 'half');
  await backUp(source, half);
  const file = join(half, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const documents = join(half, 'documents.ndjson');
  // As after a crash: the manifest of the second document, and half a line more.
  const lines = readFileSync(documents, 'utf8').split('\n');
  const bytes = Buffer.byteLength(`${lines[0]}\n${lines[1]}\n`);
  truncateSync(documents, bytes);
  appendFileSync(documents, (lines[2] ?? '').slice(0, 20));
  const { path } = JSON.parse(lines[1] ?? '') as { path: string };
  const interrupted: Manifest = {
    ...manifest,
    finished: null,
    documents: { count: 2, bytes, last: path, complete: false, sha256: '' },
  };
  writeFileSync(file, JSON.stringify(interrupted));
  await expect(restore(target, half, { overwrite: true })).rejects.toThrow(
    /is incomplete.*npm run backup -- --project demo-backup-source --to/,
  );
  expect((await backUp(source, half)).documents).toEqual(manifest.documents);
  await expect(backUp(source, half)).rejects.toThrow(/complete backup already/);
  await expect(backUp(target, half)).rejects.toThrow(/is a backup of demo-backup-source/);
});

test.each([
  ['a folder without a manifest', () => rmSync(join(folder, 'bad/manifest.json')), /not a backup/],
  [
    'a backup of another version',
    () => writeFileSync(join(folder, 'bad/manifest.json'), '{"format":2}'),
    /has format 2; this program reads format 1/,
  ],
  [
    'a backup with a changed document',
    () => appendFileSync(join(folder, 'bad/documents.ndjson'), '{}\n'),
    /damaged: documents\.ndjson/,
  ],
  [
    'a backup without one of its files',
    () => rmSync(join(folder, 'bad/storage'), { recursive: true }),
    /damaged: the file media/,
  ],
])('%s is refused before anything is written', async (_what, damage, message) => {
  const bad = join(folder, 'bad');
  await backUp(source, bad);
  await clear(target);
  damage();
  try {
    await expect(restore(target, bad)).rejects.toThrow(message);
    expect(await documentsOf(target)).toEqual([]);
  } finally {
    rmSync(bad, { recursive: true });
  }
});

test('an interrupted restore goes on where it stopped', async () => {
  await clear(target);
  const progress = join(complete, `restored-into-${target.id}.txt`);
  writeFileSync(progress, '400');
  await getFirestore(appOf(target))
    .doc('contact_message/gone/private/notes')
    .set({ notes: 'kept' });
  await restore(target, complete);
  const paths = (await documentsOf(target)).map(({ path }) => path);
  expect(paths).toContain('type/all');
  expect(paths).toHaveLength(24);
});

test('the name of a project is checked before anything is asked', () => {
  expect(() => openProject('Contoh Studio')).toThrow('is not the id of a project');
});
