import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import {
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  getFirestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { type Values, CONTENT_TYPES, type AnyDraft } from '#model/content/content-types.ts';
import { type Entry, parseEntry, readDraft, slugOf } from '#model/content/draft.ts';
import type { Publication } from '#model/content/publication.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { MEDIA_FOLDER } from '#model/pictures/media.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { runCommand, SetupError } from '../emulators/project.ts';
import { type ContentEntry, filesOf, picturesOf } from '../emulators/seed/content-folder.ts';
import { inProject, PROJECT_OPTION } from './project-app.ts';

/** A draft in the history. @throws {SetupError} */
async function readSnapshot(
  transaction: Transaction,
  found: DocumentSnapshot,
  type: ContentType,
  id: string,
): Promise<AnyDraft> {
  const document = found.ref.collection(HISTORY_COLLECTION).doc(id);
  const snapshot = await transaction.get(document);
  if (snapshot.exists) return readDraft(type, snapshot.get('draft'));
  const what = 'a text that is public or scheduled';
  throw new SetupError(`${document.path}, ${what}, is missing; nothing was exported.`);
}

async function contentOf(
  transaction: Transaction,
  entry: Entry,
  found: DocumentSnapshot,
  publication: Publication | undefined,
): Promise<ContentEntry> {
  const { type, id, order, draft, revision, outdated, created_date, updated_date } = entry;
  const isPublic = LOCALES.some((locale) => publication?.texts[locale]);
  const publicFields = Object.entries(isPublic ? (publication ?? {}) : {}).filter(
    ([name]) => name in draft.shared,
  );
  const shared = { ...draft.shared, ...Object.fromEntries(publicFields) };
  const published = (locale: Locale) => {
    const { publish_at = '', changed_at = '' } = publication?.texts[locale] ?? {};
    if (publish_at === '') return null;
    return { publish_at: Date.parse(publish_at), changed_at: Date.parse(changed_at) || null };
  };
  const shown = LOCALES.map(async (locale) => {
    const text = entry.published[locale];
    const isDraft = text === null || text.revision === revision[locale];
    const state = isDraft ? draft : await readSnapshot(transaction, found, type, text.snapshot);
    return [locale, state[locale]];
  });
  const scheduled = LOCALES.map(async (locale) => {
    const text = entry.scheduled[locale];
    if (text === null || text.at === null) return [locale, null];
    const state = await readSnapshot(transaction, found, type, text.snapshot);
    // The draft's shared fields wait for the other language.
    const isKept = isPublic && text.shared === entry.published.shared;
    return [locale, { at: text.at, draft: { ...state, ...(isKept && { shared }) } }];
  });
  return {
    type,
    id,
    order,
    draft,
    shown: { ...(Object.fromEntries(await Promise.all(shown)) as Bilingual<Values>), shared },
    published: inEachLocale(published),
    scheduled: Object.fromEntries(await Promise.all(scheduled)) as ContentEntry['scheduled'],
    outdated,
    oldAddresses: (publication?.slugs ?? []).filter((slug) => !isPublic || slug !== shared.slug),
    created_date,
    updated_date,
  };
}

async function readContentType(
  transaction: Transaction,
  database: Firestore,
  type: ContentType,
  unreadable: string[],
): Promise<ContentEntry[]> {
  const { collection, publications } = CONTENT_TYPES[type];
  // Deleted entries are no content any more.
  const kept = database.collection(collection).where('deleted_date', '==', null);
  const entries = await transaction.get(kept);
  const published = await transaction.get(database.collection(publications));
  const byId = new Map(published.docs.map((one) => [one.id, one.data() as Publication]));
  return Promise.all(
    entries.docs.flatMap((found) => {
      const entry = parseEntry(type, found.id, found.data());
      unreadable.push(...(entry?.unreadable ?? []).map((path) => `${found.ref.path} ${path}`));
      return entry ? contentOf(transaction, entry, found, byId.get(found.id)) : [];
    }),
  );
}

/**
 * Entries of one moment.
 * @param unreadable gets the paths of what is stored in another form and reads as empty
 */
async function readEntries(app: App, unreadable: string[]): Promise<ContentEntry[]> {
  const database = getFirestore(app);
  const kinds = await database.runTransaction(
    (transaction) =>
      Promise.all(
        CONTENT_TYPE_NAMES.map((type) => readContentType(transaction, database, type, unreadable)),
      ),
    { readOnly: true },
  );
  return kinds.flat();
}

/** The address of what is public, which no other entry has, or else the id. */
const folderOf = ({ id, shown, published }: ContentEntry): string =>
  (LOCALES.some((locale) => published[locale]) && slugOf(shown)) || id;

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

async function writeContent(
  app: App,
  entries: readonly ContentEntry[],
  out: string,
): Promise<string> {
  const pictures = new Set<string>();
  const missing = new Set<string>();
  let texts = 0;
  for (const content of entries) {
    const folder = join(out, content.type, folderOf(content));
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of filesOf(content)) {
      writeFileSync(join(folder, file), text);
      texts += 1;
    }
    for (const id of picturesOf(content)) {
      const found = await copyPicture(app, id, join(folder, id));
      (found > 0 ? pictures : missing).add(id);
    }
  }
  const counts = `${entries.length} entries in ${texts} files, ${pictures.size} pictures.`;
  if (missing.size === 0) return counts;
  return `${counts}\nThe bucket has no files of these pictures: ${[...missing].join(', ')}.`;
}

/**
 * Writes into a new or empty folder, in the form of `emulators/seed/content-folder.ts`.
 * @returns a summary
 * @throws {SetupError} before anything is written
 */
export async function exportContent(app: App, out: string): Promise<string> {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new SetupError(`${out} is not an empty folder: choose another one.`);
  }
  const unreadable: string[] = [];
  const written = await writeContent(app, await readEntries(app, unreadable), out);
  if (unreadable.length === 0) return written;
  return `${written}\nWritten empty, for what is stored has another form: ${unreadable.join(', ')}.`;
}

const USAGE = `Writes texts and pictures as files: Markdown with front matter, in the form of emulators/seed/content/.

  npm run export -- --out <folder>                        of the running emulators
  npm run export -- --out <folder> --project <project>    of a real project, with your Google Cloud credentials`;

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, project: PROJECT_OPTION },
  });
  const { out, project } = values;
  if (out === undefined) throw new SetupError(USAGE);
  const summary = await inProject(project, (app) => exportContent(app, out));
  return `${summary} They are in ${out}.`;
}

if (import.meta.main) await runCommand(main);
