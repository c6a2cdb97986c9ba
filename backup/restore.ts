import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printError } from '../emulators/print-error.ts';
import { progressBar } from '../emulators/progress-bar.mjs';
import { PROJECT, SetupError } from '../emulators/project.ts';
import { decryptToFolder, isEncrypted } from './age.ts';
import type { HashConfig, StoredAccount } from './auth.ts';
import { readAccounts, writeAccounts } from './auth.ts';
import type { StoredDocument } from './firestore-rest.ts';
import { deleteDocuments, hasNoDocuments, writeDocuments } from './firestore-rest.ts';
import type { Manifest } from './manifest.ts';
import { documentCount, FILES, readManifest, summaryOf } from './manifest.ts';
import { openPlace } from './open-place.ts';
import type { BackupPlace } from './place.ts';
import { hashOf } from './place.ts';
import type { Project } from './project.ts';
import { openProject } from './project.ts';
import { comparePublications } from './publications.ts';
import {
  hasRunningRestore,
  isRunningRestore,
  deleteRunningRestore,
  storeRunningRestore,
} from './running-restore.ts';
import type { StoredFile } from './storage.ts';
import { hasNoFiles, isIntact, writeFiles } from './storage.ts';
import type { WithdrawnFilter } from './withdrawn.ts';
import { withdrawnFilter } from './withdrawn.ts';

/** Documents between two outputs of the progress. */
const STEP = 1200;

interface Backup {
  manifest: Manifest;
  accounts: StoredAccount[];
  hash: HashConfig | null;
  files: StoredFile[];
}

/**
 * Reads a backup and checks that all of it is there and unchanged.
 * @throws {SetupError} for half a backup, a damaged one, or one of another version
 */
export async function openBackup(place: BackupPlace): Promise<Backup> {
  const manifest = await readManifest(place);
  if (manifest === null) {
    throw new SetupError(`${place.name} is not a backup: it has no manifest.json.`);
  }
  if (manifest.finished === null) {
    throw new SetupError(
      `The backup in ${place.name} is incomplete. Complete it first: npm run backup -- --project ${manifest.project} --to ${place.name}`,
    );
  }
  const damaged = (what: string) =>
    new SetupError(`The backup in ${place.name} is damaged: ${what} is missing or changed.`);
  const readUnchanged = async (file: string, sha256: string): Promise<string> => {
    const data = await place.read(file);
    if (data === null || hashOf(data) !== sha256) throw damaged(file);
    return data.toString();
  };
  for (const { file, sha256 } of manifest.documents?.parts ?? []) await readUnchanged(file, sha256);
  const accounts = JSON.parse(await readUnchanged(FILES.accounts, manifest.accounts.sha256)) as {
    hash: HashConfig | null;
    accounts: StoredAccount[];
  };
  const files = JSON.parse(await readUnchanged(FILES.files, manifest.files.sha256)) as StoredFile[];
  for (const file of files) {
    if (!(await isIntact(place, file))) throw damaged(`the file ${file.name}`);
  }
  return { manifest, files, ...accounts };
}

/** What a project has already; '' where it is empty. */
async function contentOf(project: Project): Promise<string> {
  if (!(await hasNoDocuments(project))) return 'documents';
  if ((await readAccounts(project)).length > 0) return 'accounts';
  return (await hasNoFiles(project)) ? '' : 'files';
}

async function* documentsOf(
  place: BackupPlace,
  manifest: Manifest,
): AsyncGenerator<StoredDocument> {
  for (const { file } of manifest.documents?.parts ?? []) {
    const data = await place.read(file);
    if (data === null) throw new SetupError(`${place.name} lacks ${file}.`);
    for (const line of data.toString().split('\n')) {
      if (line !== '') yield JSON.parse(line) as StoredDocument;
    }
  }
}

/**
 * The documents in the order in which they are written: that of their paths, so that `error_counted` is there before
 * `error_report`, whose trigger then counts nothing twice.
 */
async function* inOrder(place: BackupPlace, manifest: Manifest): AsyncGenerator<StoredDocument> {
  for await (const document of documentsOf(place, manifest)) {
    if (!isRunningRestore(document)) yield document;
  }
}

async function restoreDocuments(
  project: Project,
  documents: AsyncIterable<StoredDocument>,
  total: number,
  filter: WithdrawnFilter | null,
): Promise<void> {
  const show = progressBar('documents');
  let done = 0;
  let waiting: StoredDocument[] = [];
  for await (const document of documents) {
    done += 1;
    const written = filter === null ? document : filter.document(document);
    if (written !== null) waiting.push(written);
    if (done % STEP !== 0) continue;
    await writeDocuments(project, waiting);
    waiting = [];
    if (done < total) show(done, total);
  }
  await writeDocuments(project, waiting);
  show(total, total);
}

async function restoreAccounts(
  project: Project,
  { accounts, hash }: Backup,
  filter: WithdrawnFilter | null,
): Promise<void> {
  // An emulator accepts any hash; a real project can use one only with the parameters that made it.
  const keepsPasswords = hash !== null || project.isEmulated;
  if (!keepsPasswords && accounts.some(({ passwordHash }) => passwordHash !== undefined)) {
    console.warn('The passwords cannot be restored: people have to reset them.');
  }
  const kept = accounts.flatMap((one) => (filter === null ? one : (filter.account(one) ?? [])));
  const written = keepsPasswords
    ? kept
    : kept.map((account): StoredAccount => {
        const { passwordHash: _, salt: _salt, ...rest } = account;
        return rest;
      });
  await writeAccounts(project, written, hash);
  console.log(`  ${written.length} accounts`);
}

export interface RestoreOptions {
  /** Also into a project that has data: what has the same path, id or name is replaced, the rest stays. */
  overwrite?: boolean;
  /** Also rights, preview links and accounts that the project has withdrawn since. */
  withdrawn?: boolean;
}

/**
 * Writes a backup into a project: documents, accounts with their passwords, files. A restore that was interrupted is
 * repeated with the same call.
 * @returns what a person should know of the result, one sentence each
 * @throws {SetupError} with what to do; nothing is written where the backup or the project does not qualify
 */
export async function restore(
  project: Project,
  place: BackupPlace,
  { overwrite = false, withdrawn = false }: RestoreOptions = {},
): Promise<{ manifest: Manifest; found: string[] }> {
  const backup = await openBackup(place);
  const { manifest, files } = backup;
  const id = hashOf(JSON.stringify(manifest));
  if (await hasRunningRestore(project, id)) console.log('Repeating an interrupted restore …');
  else if (!overwrite) {
    const content = await contentOf(project);
    if (content !== '') {
      throw new SetupError(
        `${project.id} has ${content} already. Restore into an empty project, or add --overwrite to replace what has the same name.`,
      );
    }
  }
  const filter = overwrite && !withdrawn ? await withdrawnFilter(project) : null;
  const publications = await comparePublications(project, documentsOf(place, manifest));
  await storeRunningRestore(project, id);
  await restoreDocuments(project, inOrder(place, manifest), documentCount(manifest), filter);
  await deleteDocuments(project, publications.outdated);
  await restoreAccounts(project, backup, filter);
  await writeFiles(project, place, files, progressBar('files'));
  await deleteRunningRestore(project);
  const { length } = publications.outdated;
  return {
    manifest,
    found: [
      ...(filter?.found() ?? []),
      ...publications.found,
      ...(length === 0 ? [] : [`${length} newer addresses of restored entries were removed`]),
    ],
  };
}

const USAGE = `Writes a backup into a project. An interrupted restore is repeated when it is called again.

  npm run restore -- <folder>                               into the running emulators
  npm run restore -- <folder> --project <project>           into a real project, with your Google Cloud credentials
  npm run restore -- --from gs://<bucket>/<folder> --project <project>

  --from <folder>     the same as <folder>
  --overwrite         also into a project that has data: replaces what has the same name
  --withdrawn         with --overwrite: also rights, preview links and accounts that were withdrawn since
  --bucket <name>     writes the files into another bucket than the default one
  --identity <file>   the private key of a backup that age encrypted (<folder>.tar.age)`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      project: { type: 'string' },
      bucket: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      withdrawn: { type: 'boolean', default: false },
      identity: { type: 'string' },
    },
  });
  const [name, ...others] = values.from === undefined ? positionals : [values.from, ...positionals];
  if (name === undefined || others.length > 0) throw new SetupError(USAGE);
  const project = openProject(values.project ?? PROJECT, values.bucket);
  if (!isEncrypted(name)) return restoreFrom(name, project, values);
  if (values.identity === undefined) {
    throw new SetupError(`${name} is encrypted: add --identity <file with the private key>.`);
  }
  const folder = await decryptToFolder(name, values.identity);
  try {
    await restoreFrom(folder, project, values);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function restoreFrom(name: string, project: Project, options: RestoreOptions): Promise<void> {
  const place = openPlace(name);
  console.log(`Restoring ${place.name} into ${project.id} …`);
  const { manifest, found } = await restore(project, place, options);
  console.log(`Restored: ${summaryOf(manifest)}.`);
  for (const line of found) console.log(`- ${line}`);
}

if (import.meta.main) await main().catch(printError);
