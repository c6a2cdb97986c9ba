import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printError } from '../emulators/print-error.ts';
import { progressBar } from '../emulators/progress-bar.mjs';
import { PROJECT, SetupError } from '../emulators/project.ts';
import { encryptFolder } from './age.ts';
import { readAccounts, readHashConfig } from './auth.ts';
import { countDocuments, databaseTime, readDocuments } from './firestore-rest.ts';
import type { Manifest } from './manifest.ts';
import { FILES, newManifest, readManifest, summaryOf, writeManifest } from './manifest.ts';
import { isBucketName, openPlace } from './open-place.ts';
import type { BackupPlace } from './place.ts';
import { hashOf } from './place.ts';
import type { Project } from './project.ts';
import { openProject } from './project.ts';
import type { StoredFile } from './storage.ts';
import { hasNoFiles, readFiles } from './storage.ts';

/** Goes on with an interrupted backup, or begins a new one. */
async function openManifest(place: BackupPlace, project: Project): Promise<Manifest> {
  if (place.name.startsWith(`gs://${project.bucket}/`)) {
    throw new SetupError(`${place.name} is in the bucket that is copied: choose another bucket.`);
  }
  const manifest = await readManifest(place);
  if (manifest === null) {
    if ((await place.list()).length > 0) {
      throw new SetupError(`${place.name} is not empty and not a backup: choose another folder.`);
    }
    const begun = newManifest(project.id);
    await writeManifest(place, begun);
    return begun;
  }
  if (manifest.project !== project.id) {
    throw new SetupError(`${place.name} is a backup of ${manifest.project}, not of ${project.id}.`);
  }
  if (manifest.finished !== null) {
    throw new SetupError(`${place.name} is a complete backup already: choose another folder.`);
  }
  console.log(`Going on with the backup of ${manifest.started} …`);
  return manifest;
}

async function saveDocuments(
  project: Project,
  place: BackupPlace,
  manifest: Manifest,
): Promise<Manifest> {
  const readTime = await databaseTime(project);
  const total = await countDocuments(project, readTime);
  const show = progressBar('documents');
  const parts: NonNullable<Manifest['documents']>['parts'] = [];
  let done = 0;
  for await (const page of readDocuments(project, { readTime })) {
    const file = FILES.documents(parts.length + 1);
    const text = page.map((document) => `${JSON.stringify(document)}\n`).join('');
    await place.write(file, text);
    parts.push({ file, count: page.length, sha256: hashOf(text) });
    done += page.length;
    if (done !== total) show(done, total);
  }
  show(done, done);
  return { ...manifest, documents: { read_time: readTime, parts } };
}

async function saveAccounts(
  project: Project,
  place: BackupPlace,
  manifest: Manifest,
): Promise<Manifest> {
  // Those that were created after the documents were read are in none of them.
  const readTime = Date.parse(manifest.documents?.read_time ?? '');
  const accounts = (await readAccounts(project)).filter(
    ({ createdAt }) => !(Number(createdAt) > readTime),
  );
  const hash = await readHashConfig(project);
  if (hash === null && !project.isEmulated && accounts.some((one) => one.passwordHash)) {
    console.warn(
      'The parameters of the password hashes could not be read (permission firebaseauth.configs.getHashConfig): ' +
        'people will have to reset their passwords after a restore.',
    );
  }
  const text = JSON.stringify({ hash, accounts });
  await place.write(FILES.accounts, text);
  console.log(`  ${accounts.length} accounts`);
  return { ...manifest, accounts: { count: accounts.length, sha256: hashOf(text) } };
}

async function saveFiles(
  project: Project,
  place: BackupPlace,
  manifest: Manifest,
): Promise<Manifest> {
  const noted = await place.read(FILES.files);
  const known = noted === null ? [] : (JSON.parse(noted.toString()) as StoredFile[]);
  const note = (stored: StoredFile[]) => place.write(FILES.files, JSON.stringify(stored));
  const files = await readFiles(project, place, known, note, progressBar('files'));
  const text = JSON.stringify(files);
  await place.write(FILES.files, text);
  return { ...manifest, files: { count: files.length, sha256: hashOf(text) } };
}

/**
 * Copies all documents, accounts and files of a project into a place: the documents as they were at one time, the accounts
 * that existed then, the files that are there afterwards. When an interrupted backup is called again with the same place,
 * it copies only the files that are missing, and the documents if they were not complete.
 * @throws {SetupError} with what to do
 */
export async function backUp(project: Project, place: BackupPlace): Promise<Manifest> {
  // Refuses a bucket that is missing or closed before anything is copied.
  await hasNoFiles(project);
  let manifest = await openManifest(place, project);
  if (manifest.documents === null) manifest = await saveDocuments(project, place, manifest);
  await writeManifest(place, manifest);
  manifest = await saveAccounts(project, place, manifest);
  manifest = await saveFiles(project, place, manifest);
  manifest = { ...manifest, finished: new Date().toISOString() };
  await writeManifest(place, manifest);
  return manifest;
}

const USAGE = `Copies all documents, accounts and files of a project into a folder of this machine or of a bucket.

  npm run backup                                            of the running emulators
  npm run backup -- --project <project>                     of a real project, with your Google Cloud credentials
  npm run backup -- --project <project> --to <folder>       into a folder; with an interrupted backup, goes on
  npm run backup -- --project <project> --to gs://<bucket>/<folder>

  --bucket <name>     copies the files of another bucket than the default one
  --age <recipient>   encrypts the folder with age at the end, into <folder>.tar.age (https://age-encryption.org)`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      to: { type: 'string' },
      bucket: { type: 'string' },
      age: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const project = openProject(values.project ?? PROJECT, values.bucket);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const name = values.to ?? join('backups', `${project.id}-${time}`);
  const place = openPlace(name);
  if (values.age !== undefined && isBucketName(name)) {
    throw new SetupError('--age encrypts folders; Google encrypts what lies in a bucket.');
  }
  const more = (['bucket', 'age'] as const).flatMap((option) =>
    values[option] === undefined ? [] : ` --${option} ${values[option]}`,
  );
  const again = `npm run backup -- --project ${project.id} --to "${name}"${more.join('')}`;
  console.log(`Backing up ${project.id} into ${name} …`);
  console.log(`After an interruption, this goes on with it:\n  ${again}`);
  try {
    const finished = (await readManifest(place))?.finished ?? null;
    if (values.age === undefined || finished === null) {
      const manifest = await backUp(project, place);
      console.log(`Complete: ${summaryOf(manifest)}.`);
    }
    if (values.age !== undefined) {
      console.log(`Encrypted: ${await encryptFolder(name, values.age)}.`);
      return;
    }
    console.log(
      'It holds personal data and the hashes of all passwords: keep it where only the studio can read it.',
    );
  } catch (error) {
    printError(error);
    const begun = await readManifest(place).catch(() => null);
    if (begun?.project === project.id && begun.finished === null) {
      console.error(`This goes on with the backup:\n  ${again}`);
    }
  }
}

if (import.meta.main) await main().catch(printError);
