import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import { COLLECTIONS, HISTORY_COLLECTION } from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { readDraft } from '#model/content/draft.ts';
import { type Listed, listedOf } from '#model/content/list-document.ts';
import type { Publication } from '#model/content/publication.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { STUDIO_ENTRY } from '#model/content/words.ts';
import { type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { runCommand, SetupError } from '../emulators/project.ts';
import { inProject, PROJECT_OPTION } from './project-app.ts';

/* Brings stored records into the form of this version, each entry in one transaction; a second run changes nothing. */

type Write = [document: DocumentReference, data: DocumentData, kind: 'set' | 'update'];

/** Moves what an entry had in its publication and in `published` to `scheduled`. */
async function migrateSchedules(
  entry: DocumentReference,
  data: DocumentData,
  publication: DocumentReference,
  stored: DocumentData | undefined,
): Promise<Write[]> {
  if (stored === undefined || !('next' in stored)) return [];
  const { next, reserved: _reserved, revision, ...kept } = stored;
  const update: DocumentData = {};
  for (const locale of LOCALES) {
    const coming = next[locale] as { at: string; revision: number } | null;
    if (coming === null) continue;
    const { shown = null, ...scheduled } = data['published'][locale];
    const snapshot = await entry.collection(HISTORY_COLLECTION).doc(scheduled.snapshot).get();
    update[`published.${locale}`] = shown;
    update[`scheduled.${locale}`] = {
      revision: scheduled.revision,
      shared: coming.revision,
      at: new Date(coming.at),
      snapshot: scheduled.snapshot,
      by: String(snapshot.get('saved_by') ?? ''),
    };
  }
  if (Object.keys(update).length > 0) {
    const isPublic = LOCALES.some((locale) => kept['texts'][locale] !== null);
    update['published.shared'] = isPublic ? revision : null;
  }
  return [
    [publication, kept, 'set'],
    ...(Object.keys(update).length > 0 ? [[entry, update, 'update'] satisfies Write] : []),
  ];
}

export async function migrate(app: App, isDryRun: boolean): Promise<string[]> {
  const database = getFirestore(app);
  const written: string[] = [];
  for (const type of CONTENT_TYPE_NAMES) {
    const { collection, publications } = CONTENT_TYPES[type];
    for (const { ref } of (await database.collection(collection).select().get()).docs) {
      const publication = database.collection(publications).doc(ref.id);
      await database.runTransaction(async (transaction) => {
        const [entry, published] = await transaction.getAll(ref, publication);
        const data = entry?.data();
        if (!data) return;
        const writes = await migrateSchedules(ref, data, publication, published?.data());
        written.push(...writes.map(([{ path }]) => path));
        if (isDryRun) return;
        for (const [document, values, kind] of writes) {
          if (kind === 'set') transaction.set(document, values);
          else transaction.update(document, values);
        }
      });
    }
    written.push(...(await migrateList(database, type, isDryRun)));
  }
  written.push(...(await moveFacts(database, isDryRun)));
  const release = database.collection(COLLECTIONS.release).doc('site');
  const { next_at: moment } = (await release.get()).data() ?? {};
  if (moment !== undefined && written.length > 0 && !isDryRun) {
    // The next minute looks what is due.
    await release.update({ next_at: 0 });
  }
  return written;
}

async function migrateList(
  database: Firestore,
  type: (typeof CONTENT_TYPE_NAMES)[number],
  isDryRun: boolean,
): Promise<string[]> {
  const document = database.collection(COLLECTIONS.contentList).doc(type);
  const publications = database.collection(CONTENT_TYPES[type].publications);
  return database.runTransaction(async (transaction) => {
    const list = await transaction.get(document);
    const entries = (list.get('entries') ?? {}) as Record<string, Listed & { from?: unknown }>;
    if (Object.values(entries).every(({ from }) => from === undefined)) return [];
    const { docs } = await transaction.get(publications);
    const listed = docs.flatMap((found) => {
      const order = entries[found.id]?.order ?? 0;
      const one = listedOf(type, found.data() as Publication, order);
      return one ? [[found.id, one] as const] : [];
    });
    if (!isDryRun) transaction.set(document, { type, entries: Object.fromEntries(listed) });
    return [document.path];
  });
}

/** A draft of the page `studio` as one of the type `studio`: its facts are fields. */
const studioDraft = (draft: DocumentData) => {
  const words = (locale: Locale) => draft[locale]?.words ?? {};
  return readDraft('studio', { ...inEachLocale(words), shared: draft['shared']?.facts ?? {} });
};

/** The entry `studio` of the type `pages` becomes that of the type `studio`, with its history. */
async function moveFacts(database: Firestore, isDryRun: boolean): Promise<string[]> {
  const [page, studio] = (['pages', 'studio'] as const).map((type) => ({
    entry: database.collection(CONTENT_TYPES[type].collection).doc(STUDIO_ENTRY),
    publication: database.collection(CONTENT_TYPES[type].publications).doc(STUDIO_ENTRY),
    list: database.collection(COLLECTIONS.contentList).doc(type),
  })) as [Moved, Moved];
  return database.runTransaction(async (transaction) => {
    const [entry, publication, list] = await transaction.getAll(
      page.entry,
      page.publication,
      page.list,
    );
    const data = entry?.data();
    if (!data) return [];
    const { docs } = await transaction.get(page.entry.collection(HISTORY_COLLECTION));
    const paths = [page.entry, ...docs.map(({ ref }) => ref), page.publication];
    if (isDryRun) return paths.map(({ path }) => path);
    transaction.set(studio.entry, { ...data, draft: studioDraft(data['draft']) });
    for (const one of docs) {
      const kept = one.data();
      const to = studio.entry.collection(HISTORY_COLLECTION).doc(one.id);
      transaction.set(to, { ...kept, draft: studioDraft(kept['draft']) });
    }
    const stored = publication?.data();
    if (stored) {
      const { facts = {}, texts, ...rest } = stored;
      const flat = (locale: Locale) => {
        if (texts[locale] === null) return null;
        const { words = {}, ...times } = texts[locale];
        return { ...times, ...words };
      };
      transaction.set(studio.publication, { ...facts, ...rest, texts: inEachLocale(flat) });
    }
    const entries = (list?.get('entries') ?? {}) as Record<string, Listed>;
    const { [STUDIO_ENTRY]: listed, ...others } = entries;
    if (listed) {
      transaction.set(studio.list, { type: 'studio', entries: { [STUDIO_ENTRY]: listed } });
      transaction.set(page.list, { type: 'pages', entries: others });
    }
    for (const document of paths) transaction.delete(document);
    return paths.map(({ path }) => path);
  });
}

interface Moved {
  entry: DocumentReference;
  publication: DocumentReference;
  list: DocumentReference;
}

const USAGE = `Brings stored records into the form of this version.

  npm run migrate -- --dry-run                   of the running emulators: names the documents
  npm run migrate -- --project <project>         of a real project, with your Google Cloud credentials`;

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      project: PROJECT_OPTION,
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { project, 'dry-run': isDryRun } = values;
  if (values.help) throw new SetupError(USAGE);
  const written = await inProject(project, '', (app) => migrate(app, isDryRun));
  const list = written.map((path) => `  ${path}\n`).join('');
  return `${list}${written.length} documents ${isDryRun ? 'would change' : 'changed'} in ${project}.`;
}

if (import.meta.main) await runCommand(main);
