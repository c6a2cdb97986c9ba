import { parseArgs } from 'node:util';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { openProject } from '../backup/project.ts';
import { closeAdminApp, openAdminApp } from '../functions/src/admin-app.ts';
import { listPost } from '../functions/src/content/list-post.ts';
import { database } from '../functions/src/firestore.ts';
import { adoptPictures } from '../functions/src/pictures/adopt-pictures.ts';
import { refreshUses } from '../functions/src/pictures/picture-uses.ts';
import { MarkdownTooComplex, renderBodies } from '../functions/src/publishing/render-markdown.ts';
import type { Entry } from '../model/content/entry.ts';
import { parseEntry } from '../model/content/entry.ts';
import { CONTENT_KINDS } from '../model/content/limits.ts';
import type { ContentKind } from '../model/content/limits.ts';
import { isWorkLink } from '../model/publishing/problems.ts';
import { freeSlug, isSlug } from '../model/content/slug.ts';
import { publishedShared } from '../model/publishing/status.ts';
import { KINDS } from '../model/content/text.ts';
import { LOCALES } from '../model/locale.ts';
import { makePublication } from '../model/publishing/publication.ts';
import { printError } from './print-error.ts';
import { EMULATOR_ENVIRONMENT, PROJECT, SetupError } from './project.ts';

export interface Migration {
  /** Entries that got a publication. */
  migrated: number;
  /** Entries that had one. */
  unchanged: number;
  /** What people have to look at: `{collection}/{id}: …`. */
  problems: string[];
}

const firstPublished = ({ live }: Entry): number =>
  Math.min(...LOCALES.map((locale) => live[locale]?.publish_at ?? Infinity));

/** What keeps an entry from getting a publication; null where nothing does. */
function problemOf(kind: ContentKind, entry: Entry): string | null {
  if (entry.malformedFields.length > 0) return `damaged: ${entry.malformedFields.join(', ')}`;
  if (KINDS[kind].hasSlug && !isSlug(entry.slug)) return `no valid address: "${entry.slug}"`;
  if (entry.link !== '' && !isWorkLink(entry.link)) return `no valid link: "${entry.link}"`;
  return null;
}

async function render(kind: ContentKind, { live }: Entry) {
  const bodies = LOCALES.map((locale) => live[locale]?.body ?? '');
  try {
    const [en = '', id = ''] = await renderBodies(kind, bodies);
    return { en, id };
  } catch (error) {
    if (error instanceof MarkdownTooComplex) return null;
    throw error;
  }
}

/**
 * Makes publications of what records that were published before publications existed call `live`, and the rows of the list
 * of posts. May be repeated.
 * Of two entries with one address, the one that was published first keeps it; the other gets a free one.
 * @param now milliseconds since 1970
 */
export async function migrateContent(firestore: Firestore, now: number): Promise<Migration> {
  const result: Migration = { migrated: 0, unchanged: 0, problems: [] };
  for (const kind of CONTENT_KINDS) {
    const publications = firestore.collection(KINDS[kind].publications);
    const published = (await publications.select('entry').get()).docs;
    const taken = new Set(published.map(({ id }) => id));
    const done = new Set(published.map((found) => String(found.get('entry'))));
    const { docs } = await firestore.collection(KINDS[kind].collection).get();
    const entries = docs
      .map((found) => ({ found, entry: parseEntry(kind, found.id, found.data()) }))
      .toSorted((a, b) => firstPublished(a.entry) - firstPublished(b.entry));
    for (const { found, entry } of entries) {
      if (done.has(found.id)) result.unchanged++;
      else await migrateEntry(kind, found, entry, taken, result);
    }
    if (kind === 'blog') for (const { id } of docs) await listPost(firestore, id, now);
  }
  return result;

  async function migrateEntry(
    kind: ContentKind,
    { ref, updateTime }: QueryDocumentSnapshot,
    entry: Entry,
    taken: Set<string>,
    report: Migration,
  ): Promise<void> {
    const isLive = firstPublished(entry) !== Infinity;
    if (!isLive && entry.malformedFields.length === 0) return;
    const html = await render(kind, entry);
    const problem = problemOf(kind, entry) ?? (html === null ? 'too complex to be rendered' : null);
    if (problem !== null || html === null) {
      report.problems.push(`${ref.path}: ${problem}`);
      return;
    }
    const { hasSlug, publications } = KINDS[kind];
    const address = hasSlug ? freeSlug(entry.slug, taken) : entry.id;
    if (hasSlug && address !== entry.slug) {
      report.problems.push(`${ref.path}: "${entry.slug}" is taken, now "${address}"`);
      entry.slug = address;
    }
    entry.live.shared = publishedShared(kind, entry);
    const publication = makePublication(kind, entry, entry.live, html, now);
    if (publication === null) return;
    const batch = firestore.batch();
    batch.create(firestore.collection(publications).doc(address), publication);
    const change = { 'live.shared': entry.live.shared, ...(hasSlug && { slug: address }) };
    // Fails where somebody edits the entry at this moment; running the command again finishes it.
    batch.update(ref, change, { lastUpdateTime: updateTime });
    await batch.commit();
    taken.add(address);
    report.migrated++;
  }
}

const USAGE = `Makes publications of content that was published before publications existed, the library's records of pictures
that were uploaded before there was a library, and the list of posts that admins search. May be repeated.

  npm run content:migrate                          in the running emulators
  npm run content:migrate -- --project <project>   in a real project, with your Google Cloud credentials

  --bucket <name>   another bucket than the default one`;

/** `npm run content:migrate`: a real project is touched only when it is named. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  if (positionals.length > 0) throw new SetupError(USAGE);
  const {
    id: projectId,
    bucket,
    isEmulated,
  } = openProject(values.project ?? PROJECT, values.bucket);
  if (isEmulated) Object.assign(process.env, EMULATOR_ENVIRONMENT);
  await openAdminApp({ projectId, storageBucket: bucket });
  try {
    const now = Date.now();
    const { migrated, unchanged, problems } = await migrateContent(database(), now);
    const pictures = await adoptPictures(now);
    await refreshUses();
    const summary = `${migrated} entries of ${projectId} migrated, ${unchanged} unchanged; ${pictures} pictures added to the library.`;
    return [summary, ...problems.map((problem) => `- ${problem}`)].join('\n');
  } finally {
    await closeAdminApp();
  }
}

if (import.meta.main) {
  try {
    console.log(await main());
  } catch (error) {
    printError(error);
  }
}
