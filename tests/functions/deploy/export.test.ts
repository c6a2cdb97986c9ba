import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { bodyImagePath } from '#model/pictures/body-image.ts';
import type { Locale } from '#studio/locale.ts';
import { exportContent } from '../../../deploy/export.ts';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import { seedContent } from '../../../emulators/seed/main.ts';
import { contentCollection } from '../../../functions/src/firestore.ts';
import { seededEntries } from '../../seeded-entries.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { wipeFirestore } from '../../wipe.ts';
import { save, storeEntry, textsFor } from '../support/content.ts';
import { BUCKET, PROJECT } from '../support/project.ts';
import { publish, sendCommand } from '../support/publishing.ts';
import { closeConnections } from '../support/wipe.ts';

const source = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'export-source');
const copy = initializeApp(
  { projectId: `${PROJECT}-copy`, storageBucket: `copy-${BUCKET}` },
  'export-copy',
);
const folder = mkdtempSync(join(tmpdir(), 'export-'));

for (const app of [source, copy]) closeConnections(getStorage(app).bucket());

const clear = (app: App) =>
  Promise.all([
    wipeFirestore(app.options.projectId ?? ''),
    getStorage(app).bucket().deleteFiles({ force: true }),
  ]);

beforeAll(() => clear(copy));
afterAll(async () => {
  await clear(copy);
  await Promise.all([deleteApp(source), deleteApp(copy)]);
  rmSync(folder, { recursive: true });
});

/** Text that YAML and Markdown could change on the way. */
const ODD = 'yes: "no" # \u0007 — \u00a0null\n\n  - 1e3 |\n---\n\tTab\\ 👋 \u2028é';

/** Entries in the states that the seeds do not have. */
async function storeOddEntries(): Promise<void> {
  const [first] = seededEntries('blog');
  const { cover } = first?.draft.shared ?? {};
  if (!cover) throw new Error('The first seeded post needs a cover');
  const body = `\r\n  Odd.\r\n\n![Kasir](${bodyImagePath(cover)})\n\n---\n${ODD}\n\n\n`;
  await storeEntry('blog', 'odd', {
    shared: { author: 'design', cover: { ...cover, alt: { en: ODD, id: 'null' } } },
    draft: { en: { title: ODD.slice(0, 60), summary: ODD, body }, id: textsFor('blog', 'odd') },
  });
  await publish('blog', 'odd', 'en');
  const moved = { 'draft.shared.slug': 'odd-moved', 'draft.en.title': ODD.slice(0, 20) };
  await save('blog', 'odd', moved);
  await publish('blog', 'odd', 'en');
  // Ahead of what is published, in a language and in what both share.
  await save('blog', 'odd', { 'draft.shared.cover': null, 'draft.en.body': `${body}+` });
  await contentCollection('blog').doc('odd').update({ 'outdated.en': true });
  await storeEntry('portfolio', 'withdrawn', {
    order: 0.5,
    shared: {
      link: 'https://contoh.example/a?b=c',
      year: '2024',
      services: ['cloud', 'apps'],
      testimonial: 'plain',
    },
  });
  await publish('portfolio', 'withdrawn', 'id');
  await sendCommand({ command: 'withdraw', type: 'portfolio', entry: 'withdrawn', locale: 'id' });
  await storeEntry('blog', 'waiting');
  await publish('blog', 'waiting', 'id');
  await save('blog', 'waiting', { 'draft.en.title': 'From 2099', 'draft.shared.slug': 'later' });
  await publish('blog', 'waiting', 'en', '2099-01-01T03:00:00Z');
  await save('blog', 'waiting', { 'draft.en.title': 'Typed since' });
  await storeEntry('blog', 'draft', { shared: { slug: bilingualPost.slug } });
  await storeEntry('blog', 'climbing', { shared: { slug: '../../climbing' } });
  await storeEntry('testimonials', 'plain', { shared: { person: 'null' }, order: -2 });
  await storeEntry('blog', 'deleted', { deleted_date: new Date() });
  const entries = [{ q: 'yes: "no" #?', a: '👋 – null' }];
  const words = { hero: { title: 'null', lead: '---' }, entries };
  await storeEntry('pages', 'faq', { draft: { en: { words }, id: { words: {} } } });
  await publish('pages', 'faq', 'en');
  await save('pages', 'faq', { 'draft.en.words.hero.title': 'Ahead' });
}

/**
 * A record without who wrote it, and with what its revisions tell in place of their numbers; files do not tell when a
 * withdrawn text was first published.
 */
function comparable(stored: DocumentData): unknown {
  const { updated_by: _by, written_by: _writers, first: _first, ...known } = stored;
  const { revision, published, scheduled, ...fields } = known;
  if (published === undefined) return fields;
  const text = (locale: Locale) =>
    published[locale] && {
      publish_at: published[locale].publish_at,
      isChanged: published[locale].revision !== revision[locale],
    };
  const isPublic = published.en !== null || published.id !== null;
  const isAhead = isPublic && published.shared !== revision.shared;
  const waiting = (locale: Locale) => {
    const next = scheduled?.[locale];
    const isOpen = next?.shared !== published.shared;
    return next && { at: next.at, isChanged: next.revision !== revision[locale], isOpen };
  };
  const languages = [text('en'), text('id'), waiting('en') ?? null, waiting('id') ?? null];
  return { ...fields, languages, isAhead };
}

/** Everything of a project's content by path; deleted entries are none. */
async function contentOf(app: App): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const type of CONTENT_TYPE_NAMES) {
    for (const name of [CONTENT_TYPES[type].collection, CONTENT_TYPES[type].publications]) {
      const { docs } = await getFirestore(app).collection(name).get();
      for (const { ref, data } of docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
        if ((data['deleted_date'] ?? null) === null) found.set(ref.path, comparable(data));
      }
    }
  }
  const [files] = await getStorage(app).bucket().getFiles();
  for (const { name, metadata } of files) found.set(name, metadata.md5Hash);
  return found;
}

test('a project seeded from an export has the same drafts, answers and pictures', async () => {
  await seedContent(source, SEED_CONTENT);
  await storeOddEntries();
  const out = join(folder, 'made', 'whole');
  expect(await exportContent(source, out)).toMatch(/^31 entries in \d+ files, 20 pictures\.$/);
  await seedContent(copy, out);
  const [before, after] = [await contentOf(source), await contentOf(copy)];
  expect(before.size).toBeGreaterThan(140);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  for (const [path, value] of before) expect(after.get(path), path).toEqual(value);
  expect(readdirSync(join(folder, 'made'))).toEqual(['whole']);
  const text = readFileSync(join(out, 'blog', bilingualPost.slug, 'en.md'), 'utf8');
  expect(text).toMatch(new RegExp(`^---\\nid: seed-[^]*\\nslug: ${bilingualPost.slug}\\n`));
});

test('a folder that holds something is refused and stays as it is', async () => {
  const out = join(folder, 'full');
  mkdirSync(out);
  writeFileSync(join(out, 'mine.txt'), 'mine');
  await expect(exportContent(source, out)).rejects.toThrow(/is not an empty folder/);
  expect(readFileSync(join(out, 'mine.txt'), 'utf8')).toBe('mine');
});

test('a picture without files and a value of another form are named in the export', async () => {
  const cover = seededEntries('blog')[0]?.draft.shared.cover;
  await getStorage(source)
    .bucket()
    .deleteFiles({ prefix: `media/${cover?.id}/` });
  const [empty, damaged] = [join(folder, 'empty'), join(folder, 'damaged')];
  mkdirSync(empty);
  expect(await exportContent(source, empty)).toMatch(
    new RegExp(`^31 entries in \\d+ files, 19 pictures\\.\\n.*: ${cover?.id}\\.$`),
  );
  await getFirestore(source)
    .doc('testimonial/seed-testimonial-1')
    .update({ 'draft.shared.person': 5 });
  expect(await exportContent(source, damaged)).toMatch(
    /another form: testimonial\/seed-testimonial-1 draft\.shared\.person\.$/,
  );
});
