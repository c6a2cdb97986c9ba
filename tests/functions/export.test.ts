import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportContent } from '../../deploy/export.ts';
import { HOST, PORTS } from '../../emulators/project.ts';
import { readContent } from '../../emulators/seed/content-folder.ts';
import { SEED_CONTENT } from '../../emulators/seed/content.ts';
import { seedContent } from '../../emulators/seed/main.ts';
import { contentCollection } from '../../functions/src/firestore.ts';
import { publish } from '../../functions/src/publishing/publish.ts';
import { unpublish } from '../../functions/src/publishing/unpublish.ts';
import type { ContentKind } from '../../model/content/kinds.ts';
import { CONTENT_KINDS, KINDS } from '../../model/content/kinds.ts';
import type { Locale } from '../../model/locale.ts';
import { bodyImagePath } from '../../model/pictures/body-image.ts';
import { bilingualPost } from '../seeded-posts.ts';
import { publishRequest, storeEntry, textsFor } from './support/content.ts';
import { BUCKET, PROJECT } from './support/project.ts';

const ADMIN = { uid: 'ayu', email: 'ayu@contoh.example' };
const source = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'export-source');
const copy = initializeApp(
  { projectId: `${PROJECT}-copy`, storageBucket: `copy-${BUCKET}` },
  'export-copy',
);
const folder = mkdtempSync(join(tmpdir(), 'export-'));

/** Empties a project of the emulators. */
async function clear(app: App): Promise<void> {
  const owner = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };
  const firestore = `http://${HOST}:${PORTS.firestore}/emulator/v1/projects`;
  await fetch(`${firestore}/${app.options.projectId}/databases/(default)/documents`, owner);
  await getStorage(app).bucket().deleteFiles({ force: true });
}

beforeAll(() => Promise.all([clear(source), clear(copy)]));
afterAll(async () => {
  await Promise.all([clear(source), clear(copy)]);
  await Promise.all([deleteApp(source), deleteApp(copy)]);
  rmSync(folder, { recursive: true });
});

async function publishStored(kind: ContentKind, id: string, locale: Locale): Promise<void> {
  const change = { kind, id, actor: ADMIN, now: Date.now() };
  await publish(change, await publishRequest(kind, id, locale));
}

/** Text that YAML and Markdown could change on the way. */
const ODD = 'yes: "no" # \u0007 — \u00a0null\n\n  - 1e3 |\n---\n\tTab\\ 👋 \u2028é';

/** Entries in the states that the seeds do not have. */
async function storeOddEntries(): Promise<void> {
  const [first] = readContent(SEED_CONTENT, Date.now());
  const { cover } = first?.entry ?? {};
  if (!cover) throw new Error('The first seeded post needs a cover');
  const body = `\r\n  Odd.\r\n\n![Kasir](${bodyImagePath(cover)})\n\n---\n${ODD}\n\n\n`;
  await storeEntry('blog', 'odd', {
    author: 'design',
    cover: { ...cover, alt: { en: ODD, id: 'null' } },
    draft: { en: { title: ODD.slice(0, 60), summary: ODD, body }, id: textsFor('blog', 'odd') },
  });
  await publishStored('blog', 'odd', 'en');
  const odd = contentCollection('blog').doc('odd');
  await odd.update({ slug: 'odd-moved', 'draft.en.title': ODD.slice(0, 20) });
  await publishStored('blog', 'odd', 'en');
  // Ahead of what is published, in both languages and in what they share.
  await odd.update({ cover: null, 'draft.en.body': `${body}+`, 'outdated.en': true });
  await storeEntry('portfolio', 'withdrawn', {
    order: 0.5,
    link: 'https://contoh.example/a?b=c',
    year: '2024',
    services: ['cloud', 'apps'],
    testimonial: 'plain',
  });
  await publishStored('portfolio', 'withdrawn', 'id');
  const withdrawn = { kind: 'portfolio', id: 'withdrawn', actor: ADMIN, now: Date.now() } as const;
  await unpublish(withdrawn, 'id');
  await storeEntry('blog', 'draft', { author: 'studio', slug: bilingualPost.slug });
  await storeEntry('blog', 'climbing', { author: 'studio', slug: '../../climbing' });
  await storeEntry('testimonials', 'plain', { person: 'null', order: -2 });
}

/** Everything of a project's content by path, without who wrote it. */
async function contentOf(app: App): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const kind of CONTENT_KINDS) {
    for (const collection of [KINDS[kind].collection, KINDS[kind].publications]) {
      const { docs } = await getFirestore(app).collection(collection).get();
      for (const { ref, data } of docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
        const { updated_by: _by, recorded_date: _recorded, ...fields } = data;
        found.set(ref.path, fields);
      }
    }
  }
  const [files] = await getStorage(app).bucket().getFiles();
  for (const { name, metadata } of files) found.set(name, metadata.md5Hash);
  return found;
}

test('another project seeded from an export has the same drafts, answers to visitors and pictures', async () => {
  await seedContent(source, SEED_CONTENT);
  await storeOddEntries();
  const out = join(folder, 'made', 'whole');
  expect(await exportContent(source, out)).toMatch(/^29 entries in \d+ files, 14 pictures\.$/);
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

test('a picture without files is named, and a damaged record ends the export without a trace', async () => {
  await clear(source);
  await seedContent(source, SEED_CONTENT);
  const [{ cover } = { cover: null }] = readContent(SEED_CONTENT, 0).map(({ entry }) => entry);
  await getStorage(source)
    .bucket()
    .deleteFiles({ prefix: `media/${cover?.id}/` });
  const [empty, damaged] = [join(folder, 'empty'), join(folder, 'damaged')];
  mkdirSync(empty);
  expect(await exportContent(source, empty)).toMatch(
    new RegExp(`^24 entries in 48 files, 13 pictures\\.\\n.*: ${cover?.id}\\.$`),
  );
  await getFirestore(source).doc('testimonial/seed-testimonial-1').update({ person: 5 });
  await expect(exportContent(source, damaged)).rejects.toThrow(
    /^testimonial\/seed-testimonial-1 is damaged in "person"/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('damaged'))).toEqual([]);
});
