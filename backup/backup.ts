import { createHash } from 'node:crypto';
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT, SetupError } from '../emulators/project.ts';
import { COLLECTIONS } from '../model/collections.ts';
import type { HealthName, HealthRecord } from '../model/health.ts';
import { readAccounts, readHashConfig } from './auth.ts';
import { readDocuments } from './firestore.ts';
import type { Manifest } from './manifest.ts';
import { FILES, newManifest, progressLine, readManifest, writeManifest } from './manifest.ts';
import type { Project } from './project.ts';
import { call, openProject } from './project.ts';
import { readFiles } from './storage.ts';

export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Goes on with an interrupted backup, or begins a new one. */
function openFolder(folder: string, project: Project): Manifest {
  const manifest = readManifest(folder);
  if (manifest === null) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new SetupError(`${folder} is not empty and not a backup: choose another folder.`);
    }
    mkdirSync(folder, { recursive: true });
    const begun = newManifest(project.id);
    writeManifest(folder, begun);
    return begun;
  }
  if (manifest.project !== project.id) {
    throw new SetupError(`${folder} is a backup of ${manifest.project}, not of ${project.id}.`);
  }
  if (manifest.finished !== null) {
    throw new SetupError(`${folder} is a complete backup already: choose another folder.`);
  }
  console.log(`Going on with the backup of ${manifest.started} …`);
  return manifest;
}

async function saveDocuments(
  project: Project,
  folder: string,
  manifest: Manifest,
): Promise<Manifest> {
  const file = join(folder, FILES.documents);
  const show = progressLine('documents');
  // What was written after the last manifest may be half a line.
  if (existsSync(file)) truncateSync(file, manifest.documents.bytes);
  else writeFileSync(file, '');
  const saved = { ...manifest.documents };
  for await (const page of readDocuments(project, saved.last)) {
    const text = page.map((document) => `${JSON.stringify(document)}\n`).join('');
    appendFileSync(file, text);
    saved.count += page.length;
    saved.bytes += Buffer.byteLength(text);
    saved.last = page.at(-1)?.path ?? saved.last;
    writeManifest(folder, { ...manifest, documents: saved });
    show(saved.count);
  }
  const documents = { ...saved, complete: true, sha256: await fileHash(file) };
  show(documents.count, documents.count);
  return { ...manifest, documents };
}

/**
 * Copies all documents, accounts and files of a project into a folder. An interrupted backup goes on where it stopped
 * when it is called again with the same folder. Documents that change meanwhile are stored as they are when they are
 * read.
 * @throws {SetupError} with what to do
 */
export async function backUp(project: Project, folder: string): Promise<Manifest> {
  let manifest = openFolder(folder, project);
  if (!manifest.documents.complete) manifest = await saveDocuments(project, folder, manifest);
  writeManifest(folder, manifest);
  const accounts = await readAccounts(project);
  const hash = await readHashConfig(project);
  if (hash === null && !project.isEmulated && accounts.some((one) => one.passwordHash)) {
    console.warn(
      'The parameters of the password hashes could not be read (permission firebaseauth.configs.getHashConfig): ' +
        'people will have to reset their passwords after a restore.',
    );
  }
  writeFileSync(join(folder, FILES.accounts), JSON.stringify({ hash, accounts }));
  console.log(`  ${accounts.length} accounts`);
  const files = await readFiles(project, folder, progressLine('files'));
  writeFileSync(join(folder, FILES.files), JSON.stringify(files));
  manifest = {
    ...manifest,
    accounts: accounts.length,
    files: files.length,
    finished: new Date().toISOString(),
  };
  writeManifest(folder, manifest);
  return manifest;
}

/** Leaves a record of the backup in the project, for the dashboard. */
export async function noteBackup(project: Project, { documents }: Manifest): Promise<void> {
  const record: HealthRecord<string> = {
    ok: true,
    count: documents.count,
    date: new Date().toISOString(),
  };
  const fields = {
    ok: { booleanValue: record.ok },
    count: { integerValue: String(record.count) },
    date: { timestampValue: record.date },
  } satisfies Record<keyof typeof record, object>;
  const database = `projects/${project.id}/databases/(default)/documents`;
  const name: HealthName = 'backup';
  const update = { name: `${database}/${COLLECTIONS.health}/${name}`, fields };
  await call(project, 'firestore', `${database}:commit`, { writes: [{ update }] });
}

const USAGE = `Copies all documents, accounts and files of a project into a folder.

  npm run backup                                            of the running emulators
  npm run backup -- --project <project>                     of a real project, with your Google Cloud credentials
  npm run backup -- --project <project> --to <folder>       into a folder; with an interrupted backup, goes on

  --bucket <name>   another bucket than the default one`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      to: { type: 'string' },
      bucket: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const project = openProject(values.project ?? PROJECT, values.bucket);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = values.to ?? join('backups', `${project.id}-${time}`);
  console.log(`Backing up ${project.id} into ${folder} …`);
  const manifest = await backUp(project, folder);
  await noteBackup(project, manifest);
  const { documents, accounts, files } = manifest;
  console.log(
    `Complete: ${documents.count} documents, ${accounts} accounts, ${files} files. It contains personal data: keep it where only the studio can read it.`,
  );
}

/** Runs a command; prints an expected error without its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === 'ENOSPC') {
      console.error('The disk is full. Make room, then run the same command again: it goes on.');
    } else {
      const isExpected = error instanceof SetupError || code.startsWith('ERR_PARSE_ARGS');
      console.error(isExpected ? (error as Error).message : error);
    }
    process.exitCode = 1;
  }
}

if (import.meta.main) await runCommand(main);
