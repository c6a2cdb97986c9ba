import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { PROJECT, SetupError } from '../emulators/project.ts';
import type { HashConfig, StoredAccount } from './auth.ts';
import { readAccounts, writeAccounts } from './auth.ts';
import { fileHash, runCommand } from './backup.ts';
import type { StoredDocument } from './firestore.ts';
import { hasNoDocuments, writeDocuments } from './firestore.ts';
import type { Manifest } from './manifest.ts';
import { FILES, progressLine, readManifest } from './manifest.ts';
import type { Project } from './project.ts';
import { openProject } from './project.ts';
import type { StoredFile } from './storage.ts';
import { hasNoFiles, isIntact, writeFiles } from './storage.ts';

/** Documents that are written before the progress is noted. */
const STEP = 1200;

interface Backup {
  manifest: Manifest;
  accounts: StoredAccount[];
  hash: HashConfig | null;
  files: StoredFile[];
}

const readJson = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

/**
 * Reads a backup and checks that all of it is there and unchanged.
 * @throws {SetupError} for half a backup, a damaged one, or one of another version
 */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = readManifest(folder);
  if (manifest === null)
    throw new SetupError(`${folder} is not a backup: it has no manifest.json.`);
  if (manifest.finished === null) {
    throw new SetupError(
      `The backup in ${folder} is incomplete. Complete it first: npm run backup -- --project ${manifest.project} --to ${folder}`,
    );
  }
  const damaged = (what: string) =>
    new SetupError(`The backup in ${folder} is damaged: ${what} is missing or changed.`);
  const documents = join(folder, FILES.documents);
  if (!existsSync(documents) || (await fileHash(documents)) !== manifest.documents.sha256) {
    throw damaged(FILES.documents);
  }
  let accounts: { hash: HashConfig | null; accounts: StoredAccount[] };
  let files: StoredFile[];
  try {
    accounts = readJson(folder, FILES.accounts);
    files = readJson(folder, FILES.files);
  } catch {
    throw damaged(`${FILES.accounts} or ${FILES.files}`);
  }
  if (accounts.accounts.length !== manifest.accounts) throw damaged(FILES.accounts);
  if (files.length !== manifest.files) throw damaged(FILES.files);
  for (const file of files) {
    if (!(await isIntact(folder, file))) throw damaged(`the file ${file.name}`);
  }
  return { manifest, files, ...accounts };
}

/** What a project has already; '' where it is empty. */
async function contentOf(project: Project): Promise<string> {
  if (!(await hasNoDocuments(project))) return 'documents';
  if ((await readAccounts(project)).length > 0) return 'accounts';
  return (await hasNoFiles(project)) ? '' : 'files';
}

async function restoreDocuments(
  project: Project,
  folder: string,
  total: number,
  progressFile: string,
): Promise<void> {
  const show = progressLine('documents');
  const skipped = existsSync(progressFile) ? Number(readFileSync(progressFile, 'utf8')) || 0 : 0;
  let done = 0;
  let waiting: StoredDocument[] = [];
  const write = async () => {
    await writeDocuments(project, waiting);
    waiting = [];
    writeFileSync(progressFile, String(done));
    show(done, total);
  };
  // In the order of the paths: `error_counted` is there before `error_report`, whose trigger then counts nothing twice.
  const lines = createInterface({ input: createReadStream(join(folder, FILES.documents)) });
  for await (const line of lines) {
    done += 1;
    if (done <= skipped) continue;
    waiting.push(JSON.parse(line) as StoredDocument);
    if (waiting.length >= STEP) await write();
  }
  await write();
}

/**
 * Writes a backup into a project: documents, accounts with their passwords, files. An interrupted restore goes on where
 * it stopped.
 * @param overwrite also into a project that has data: what has the same path, id or name is replaced, the rest stays
 * @throws {SetupError} with what to do; nothing is written where the backup or the project does not qualify
 */
export async function restore(
  project: Project,
  folder: string,
  { overwrite = false }: { overwrite?: boolean } = {},
): Promise<Manifest> {
  const { manifest, accounts, hash, files } = await openBackup(folder);
  const progressFile = join(folder, `restored-into-${project.id}.txt`);
  if (existsSync(progressFile)) console.log('Going on with an interrupted restore …');
  else if (!overwrite) {
    const content = await contentOf(project);
    if (content !== '') {
      throw new SetupError(
        `${project.id} has ${content} already. Restore into an empty project, or add --overwrite to replace what has the same name.`,
      );
    }
  }
  await restoreDocuments(project, folder, manifest.documents.count, progressFile);
  // An emulator accepts any hash; a real project can use one only with the parameters that made it.
  const keepsPasswords = hash !== null || project.isEmulated;
  if (!keepsPasswords && accounts.some(({ passwordHash }) => passwordHash !== undefined)) {
    console.warn('The passwords cannot be restored: people have to reset them.');
  }
  const written = keepsPasswords
    ? accounts
    : accounts.map((account): StoredAccount => {
        const { passwordHash: _, salt: _salt, ...rest } = account;
        return rest;
      });
  await writeAccounts(project, written, hash);
  console.log(`  ${accounts.length} accounts`);
  await writeFiles(project, folder, files, progressLine('files'));
  rmSync(progressFile, { force: true });
  return manifest;
}

const USAGE = `Writes a backup into a project.

  npm run restore -- <folder>                        into the running emulators
  npm run restore -- <folder> --project <project>    into a real project, with your Google Cloud credentials

  --overwrite       also into a project that has data: replaces what has the same name
  --bucket <name>   another bucket than the default one`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      bucket: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new SetupError(USAGE);
  const project = openProject(values.project ?? PROJECT, values.bucket);
  console.log(`Restoring ${folder} into ${project.id} …`);
  const { documents, accounts, files } = await restore(project, folder, values);
  console.log(`Restored: ${documents.count} documents, ${accounts} accounts, ${files} files.`);
}

if (import.meta.main) await runCommand(main);
