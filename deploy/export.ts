import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import { printError } from '../emulators/print-error.ts';
import {
  EMULATOR_ENVIRONMENT,
  HOST,
  isEmulatorProject,
  PORTS,
  PROJECT,
  SetupError,
} from '../emulators/project.ts';
import type { ContentEntry } from '../emulators/seed/content-folder.ts';
import { filesOf, picturesOf } from '../emulators/seed/content-folder.ts';
import type { Entry } from '../model/content/entry.ts';
import { emptyEntry } from '../model/content/entry.ts';
import type { ContentKind } from '../model/content/limits.ts';
import { CONTENT_KINDS } from '../model/content/limits.ts';
import { CONTENT_RECORDS } from '../model/content/record.ts';
import { KINDS } from '../model/content/text.ts';
import { isSlug } from '../model/content/slug.ts';
import { bilingual, time } from '../model/fields.ts';
import { MEDIA_FOLDER } from '../model/pictures/media.ts';
import { addressOf, isPublication } from '../model/publishing/publication.ts';
import { explainError } from './explain-error.ts';

const publicationTimes = v.object({
  changed_date: time,
  changed_at: v.exactOptional(bilingual(v.nullable(time)), { en: null, id: null }),
});

/** A stored record in the schema's form. @throws {SetupError} naming the document and the field */
function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  found: DocumentSnapshot,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, found.data());
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SetupError(
    `${found.ref.path} is damaged in "${v.getDotPath(issue)}": ${issue.message}. Correct it in the console; nothing was exported.`,
  );
}

/** @param published documents under which visitors find the entry, or are led to it */
function entryOf(
  kind: ContentKind,
  found: DocumentSnapshot,
  published: readonly DocumentSnapshot[],
): ContentEntry {
  const record = parsed(CONTENT_RECORDS[kind], found);
  const { created_date, updated_date, recorded_date: _, updated_by: _by, ...fields } = record;
  const publication = published.find((one) => isPublication(one.data() ?? {}));
  const times = publication && parsed(publicationTimes, publication);
  return {
    entry: { ...emptyEntry(kind, found.id, 0), ...fields },
    created_date,
    updated_date,
    changed_date: times?.changed_date ?? null,
    changedAt: times?.changed_at ?? { en: null, id: null },
    oldAddresses: published.filter((one) => one !== publication).map(({ id }) => id),
  };
}

async function readKind(
  transaction: Transaction,
  database: Firestore,
  kind: ContentKind,
): Promise<ContentEntry[]> {
  const { collection, publications } = KINDS[kind];
  const entries = await transaction.get(database.collection(collection));
  const published = await transaction.get(database.collection(publications));
  const byEntry = Map.groupBy(published.docs, (one) => String(one.get('entry')));
  return entries.docs.map((found) => entryOf(kind, found, byEntry.get(found.id) ?? []));
}

/** Every entry of a project, all as they were at one moment; published ones first. */
async function readEntries(app: App): Promise<ContentEntry[]> {
  const database = getFirestore(app);
  const kinds = await database.runTransaction(
    (transaction) =>
      Promise.all(CONTENT_KINDS.map((kind) => readKind(transaction, database, kind))),
    { readOnly: true },
  );
  const isDraft = ({ changed_date }: ContentEntry) => Number(changed_date === null);
  return kinds.flat().toSorted((a, b) => isDraft(a) - isDraft(b));
}

/** An entry's folder: named by its address, or its id where it has none or another entry has it. */
function folderOf({ kind, id, slug, live }: Entry, taken: ReadonlySet<string>): string {
  const address = addressOf(kind, id, live) || slug;
  const isUsable = isSlug(address) && !taken.has(join(kind, address));
  return join(kind, isUsable ? address : id);
}

/** Copies the bucket's files of a picture into a folder. @returns how many there are */
async function copyPicture(app: App, id: string, folder: string): Promise<number> {
  const [files] = await getStorage(app)
    .bucket()
    .getFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
  mkdirSync(folder);
  await Promise.all(
    files.map((file) => file.download({ destination: join(folder, basename(file.name)) })),
  );
  return files.length;
}

/** Writes every entry with its pictures. @returns what was written, in a sentence */
async function writeContent(
  app: App,
  entries: readonly ContentEntry[],
  out: string,
): Promise<string> {
  const folders = new Set<string>();
  const pictures = new Set<string>();
  const missing = new Set<string>();
  let texts = 0;
  for (const content of entries) {
    const name = folderOf(content.entry, folders);
    folders.add(name);
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of filesOf(content)) {
      writeFileSync(join(folder, file), text);
      texts += 1;
    }
    for (const id of picturesOf(content.entry)) {
      const found = await copyPicture(app, id, join(folder, id));
      (found > 0 ? pictures : missing).add(id);
    }
  }
  const counts = `${entries.length} entries in ${texts} files, ${pictures.size} pictures.`;
  if (missing.size === 0) return counts;
  return `${counts}\nThe bucket has no files of these pictures: ${[...missing].join(', ')}.`;
}

/**
 * Exports all content of a project into a folder that does not exist yet or is empty, in the form that
 * `emulators/seed/content-folder.ts` describes. Where it fails, the folder is as before.
 * @returns what was written, in a sentence
 * @throws {SetupError}
 */
export async function exportContent(app: App, out: string): Promise<string> {
  const target = resolve(out);
  const exists = existsSync(target);
  if (exists && (!statSync(target).isDirectory() || readdirSync(target).length > 0)) {
    throw new SetupError(`${out} is not an empty folder: choose another one.`);
  }
  const entries = await readEntries(app);
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = mkdtempSync(`${target}.unfinished-`);
  try {
    const counts = await writeContent(app, entries, unfinished);
    if (exists) rmdirSync(target);
    renameSync(unfinished, target);
    return counts;
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw error;
  }
}

const USAGE = `Writes texts and pictures as files: Markdown with front matter, in the form of emulators/seed/content/.

  npm run export -- --out <folder>                        of the running emulators
  npm run export -- --out <folder> --project <project>    of a real project, with your Google Cloud credentials
      --bucket <name>    its bucket, where it is not <project>.firebasestorage.app`;

/** `npm run export` */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      project: { type: 'string', default: PROJECT },
      bucket: { type: 'string' },
    },
  });
  const { out, project } = values;
  if (out === undefined) throw new SetupError(USAGE);
  const isEmulated = isEmulatorProject(project);
  if (isEmulated) Object.assign(process.env, EMULATOR_ENVIRONMENT);
  const suffix = isEmulated ? 'appspot.com' : 'firebasestorage.app';
  const storageBucket = values.bucket ?? `${project}.${suffix}`;
  const app = initializeApp({ projectId: project, storageBucket }, 'export');
  try {
    // Asked for first: the client library waits for minutes, or ends the process.
    if (isEmulated) await fetch(`http://${HOST}:${PORTS.firestore}/`);
    else await applicationDefault().getAccessToken();
    return `${await exportContent(app, out)} They are in ${out}.`;
  } catch (error) {
    throw explainError(error, project);
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  try {
    console.log(await main());
  } catch (error) {
    printError(error);
  }
}
