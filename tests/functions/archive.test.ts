import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { coverFiles } from '../../emulators/seed/covers.ts';
import { covers, seedContent, seedPictures } from '../../emulators/seed/content/index.ts';
import { seedPublications } from '../../emulators/seed/content/published.ts';
import { HOST, PORTS } from '../../emulators/project.ts';
import { openAdminApp } from '../../functions/src/admin-app.ts';
import { filesOfEntry } from '../../functions/src/archive/entry-files.ts';
import { exportPage } from '../../functions/src/archive/export-archive.ts';
import { importArchive as importTexts } from '../../functions/src/archive/import-archive.ts';
import {
  collection,
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { HttpError } from '../../functions/src/http/http-error.ts';
import { bucket, readFile } from '../../functions/src/pictures/storage.ts';
import { publish } from '../../functions/src/publishing/publish.ts';
import { unpublish } from '../../functions/src/publishing/unpublish.ts';
import type { ArchiveProblem } from '../../model/archive/api.ts';
import { ARCHIVE_FORMAT } from '../../model/archive/files.ts';
import { bodyImagePath } from '../../model/pictures/body-image.ts';
import { emptyEntry } from '../../model/content/entry.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import type { Locale } from '../../model/locale.ts';
import { picturesInText } from '../../model/pictures/picture.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import { archiveFiles } from '../../web/src/admin/archive/export-archive.ts';
import type { ArchiveTarget } from '../../web/src/admin/archive/import-archive.ts';
import { ArchiveError, importArchive } from '../../web/src/admin/archive/import-archive.ts';
import type { ArchiveFile } from '../../web/src/admin/archive/zip-archive.ts';
import { openZip, writeZip } from '../../web/src/admin/archive/zip-archive.ts';
import { bilingualPost } from '../seeded-posts.ts';
import { callAs, postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { publishRequest, storeEntry, textsFor } from './support/content.ts';
import { BUCKET, PROJECT } from './support/project.ts';
import { openNewConnections } from './support/storage.ts';

const { slug: SLUG } = bilingualPost;
const ADMIN = { uid: 'ayu', email: 'ayu@contoh.example' };
const SOURCE = 'demo-archive-source';
const TARGET = 'demo-archive-target';

/** Lets the functions' code work on another project of the emulators, and empties it. */
async function clear(projectId: string): Promise<void> {
  await openAdminApp({ projectId, storageBucket: `${projectId}.appspot.com` });
  openNewConnections();
  const owner = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };
  const firestore = `http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${projectId}`;
  await fetch(`${firestore}/databases/(default)/documents`, owner);
  await bucket().deleteFiles({ force: true });
}

const first = covers[0]?.id ?? '';

/** Text that YAML and Markdown could change on the way. */
const ODD = 'yes: "no" # \u0007 — \u00a0null\n\n  - 1e3 |\n---\n\tTab\\ 👋 \u2028é';

/** Publishes the draft as it is stored. */
async function publishStored(kind: ContentKind, id: string, locale: Locale): Promise<void> {
  const change = { kind, id, actor: ADMIN, now: Date.now() };
  await publish(change, await publishRequest(kind, id, locale));
}

/** The seeds, and entries in every state. */
async function fillSource(): Promise<void> {
  const now = new Date();
  const batch = database().batch();
  const content = seedContent(now);
  for (const kind of CONTENT_KINDS) {
    for (const { id, record } of content[kind]) batch.set(contentCollection(kind).doc(id), record);
  }
  const published = await seedPublications(now);
  for (const kind of CONTENT_KINDS) {
    for (const { address, publication } of published[kind]) {
      batch.set(publicationCollection(kind).doc(address), publication);
    }
  }
  for (const { id, record } of seedPictures()) batch.set(collection('picture').doc(id), record);
  await batch.commit();
  for (const cover of covers) {
    for (const { path, type, data } of await coverFiles(cover)) {
      await bucket().file(path).save(data, { contentType: type, resumable: false });
    }
  }
  const changeOf = (kind: ContentKind, id: string) => ({ kind, id, actor: ADMIN, now: Date.now() });
  const alt = { en: 'A till', id: 'Kasir' };
  const picture = { id: first, width: 1440, height: 810 };
  const body = `\r\n  Odd.\r\n\n![Kasir](${bodyImagePath(picture)})\n\n---\n${ODD}\n\n\n`;
  await storeEntry('blog', 'odd', {
    author: 'design',
    cover: { ...picture, alt },
    draft: { en: { title: ODD.slice(0, 60), summary: ODD, body }, id: textsFor('blog', 'odd') },
  });
  await publishStored('blog', 'odd', 'en');
  const moved = { slug: 'odd-moved', 'draft.en.title': ODD.slice(0, 20) };
  await contentCollection('blog')
    .doc('odd')
    .update({ ...moved, 'draft.id.body': 'New' });
  await publishStored('blog', 'odd', 'en');
  await contentCollection('blog').doc('odd').update({ cover: null, 'outdated.en': true });
  const story = { situation: ODD, decision: ODD, outcome: ODD, figure: '1,5', unit: 'x' };
  await storeEntry('portfolio', 'withdrawn', {
    order: 0.5,
    link: 'https://contoh.example/a?b=c',
    year: '2024',
    services: ['cloud', 'apps'],
    testimonial: 'plain',
    draft: {
      en: { ...textsFor('portfolio', 'withdrawn'), ...story },
      id: textsFor('portfolio', 'withdrawn'),
    },
  });
  const id = 'withdrawn';
  await publishStored('portfolio', id, 'id');
  await unpublish(changeOf('portfolio', id), 'id');
  await storeEntry('testimonials', 'plain', { person: 'null', order: -2 });
}

async function exported(): Promise<Map<string, Blob>> {
  const source = {
    loadPage: exportPage,
    loadPicture: async (path: string) => {
      const bytes = await readFile(path);
      return bytes && new Blob([new Uint8Array(bytes)]);
    },
  };
  const files = new Map<string, Blob>();
  for await (const { path, data } of archiveFiles(source, () => undefined)) files.set(path, data);
  return files;
}

async function* listed(files: ReadonlyMap<string, Blob>): AsyncGenerator<ArchiveFile> {
  for (const [path, data] of files) yield { path, data };
}
const zipOf = (files: ReadonlyMap<string, Blob>) => writeZip(listed(files));
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

/** The functions as the browser calls them, without a session. */
const target: ArchiveTarget = {
  send: async (request) => {
    try {
      return await importTexts(request, ADMIN, Date.now());
    } catch (error) {
      const { problems } = error instanceof HttpError ? error.details : {};
      throw Array.isArray(problems) ? new ArchiveError(problems as ArchiveProblem[]) : error;
    }
  },
  sendPicture: async (path, data) => {
    const bytes = await bytesOf(data);
    await bucket().file(path).save(bytes, { contentType: data.type, resumable: false });
  },
};
const importZip = async (zip: Blob, progress: (done: number, total: number) => void = () => {}) =>
  importArchive(await openZip(zip), target, progress);

/** Everything of content and pictures that a project stores. */
async function everything(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('toDate' in value) return (value as Timestamp).toDate().toISOString();
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  };
  const collections = [
    ...CONTENT_KINDS.flatMap((kind) => [contentCollection(kind), publicationCollection(kind)]),
    collection('picture'),
  ];
  for (const documents of collections) {
    for (const found of (await documents.get()).docs) {
      const { updated_by: _, created_by: _by, recorded_date: _at, ...data } = found.data();
      all[found.ref.path] = plain(data);
    }
  }
  const [files] = await bucket().getFiles();
  // Not part of an archive: the function that takes a picture makes it again.
  const kept = files.map(({ name }) => name).filter((name) => !name.endsWith('/shared.jpg'));
  all['files'] = kept.toSorted();
  return all;
}

let whole = new Map<string, Blob>();
let wholeZip = new Blob();
let stored: Record<string, unknown> = {};

beforeAll(async () => {
  await clear(SOURCE);
  await fillSource();
  whole = await exported();
  wholeZip = await zipOf(whole);
  stored = await everything();
});

afterAll(async () => {
  await clear(SOURCE);
  await clear(TARGET);
});

test('an archive has a readable file per language, and every picture', async () => {
  const post = await whole.get(`blog/${SLUG}/en.md`)?.text();
  expect(post).toMatch(new RegExp(`^---\nid: seed-${SLUG}\nlanguage: en\ntitle: `));
  expect(post).toContain(`\nslug: ${SLUG}\n`);
  expect(post).toMatch(/\npublished: 20\d\d-\d\d-\d\dT02:00:00\.000Z\n/);
  expect(whole.has(`blog/${SLUG}/id.md`)).toBe(true);
  expect(whole.has(`blog/${SLUG}/en.draft.md`)).toBe(false);
  expect([...whole.keys()].filter((path) => path.startsWith('blog/odd-moved/'))).toEqual([
    'blog/odd-moved/en.md',
    'blog/odd-moved/en.draft.md',
    'blog/odd-moved/id.md',
  ]);
  const odd = await whole.get('blog/odd-moved/en.md')?.text();
  expect(odd).toContain('old_addresses:\n  - odd\n');
  expect(odd).toMatch(/\nauthor: design\n[\s\S]*\nedited: 20/);
  expect(whole.has('portfolio/_withdrawn/id.md')).toBe(true);
  const pictures = [...whole.keys()].filter((path) => path.startsWith('media/'));
  expect(pictures).toHaveLength(6 * covers.length);
});

test('an archive imported into an empty site gives the same content, and the same archive to the byte; each picture is counted', async () => {
  await clear(TARGET);
  const progress: number[][] = [];
  const answer = await importZip(wholeZip, (...counts) => progress.push(counts));
  expect(answer.pictures).toBe(covers.length);
  const files = 6 * covers.length;
  expect(progress).toEqual(Array.from({ length: files }, (_, index) => [index + 1, files]));
  const again = await everything();
  expect(Object.keys(again)).toEqual(Object.keys(stored));
  for (const [path, document] of Object.entries(stored))
    expect(again[path], path).toEqual(document);

  const second = await exported();
  expect([...second.keys()]).toEqual([...whole.keys()]);
  for (const [path, data] of whole) {
    expect((await bytesOf(second.get(path) ?? new Blob())).equals(await bytesOf(data)), path).toBe(
      true,
    );
  }
  expect((await bytesOf(await zipOf(second))).equals(await bytesOf(wholeZip))).toBe(true);
  const log = (await database().collection('audit_log').get()).docs.map((found) => found.data());
  expect(log).toMatchObject([{ action: 'content_import', by: ADMIN.uid, by_email: ADMIN.email }]);
  // It is not empty any more.
  await expect(importZip(wholeZip)).rejects.toMatchObject({ status: 409, code: 'not_empty' });
});

describe('an archive is refused, and nothing is written:', () => {
  const POST = `blog/${SLUG}`;
  /** Two posts and their pictures: enough for what is wrong, and quick. */
  let archive = new Map<string, Blob>();
  let zip = new Blob();
  beforeAll(async () => {
    await clear(TARGET);
    const texts = [...whole].filter(([path]) =>
      [`${POST}/`, 'blog/odd-moved/'].some((folder) => path.startsWith(folder)),
    );
    const named = await Promise.all(
      texts.map(async ([, data]) => picturesInText(await data.text())),
    );
    const pictures = [...whole].filter(([path]) => named.flat().includes(path.split('/')[1] ?? ''));
    const files = new Map([...texts, ...pictures]);
    const list = { format: ARCHIVE_FORMAT, lost: [] };
    archive = files.set('archive.json', new Blob([JSON.stringify(list)]));
    zip = await zipOf(archive);
  });

  const edit = async (path: string, from: string | RegExp, to: string) => {
    const text = (await archive.get(path)?.text()) ?? '';
    expect(text).toMatch(from);
    return new Map(archive).set(path, new Blob([text.replace(from, to)]));
  };
  const without = (path: string) => new Map([...archive].filter(([name]) => name !== path));
  const withFile = (path: string, text = 'x') => new Map(archive).set(path, new Blob([text]));
  const half = async () => {
    const bytes = await bytesOf(zip);
    return bytes.subarray(0, bytes.length / 2);
  };

  test.each<[string, () => Promise<ReadonlyMap<string, Blob>> | ReadonlyMap<string, Blob>, object]>(
    [
      ['a path upwards', () => withFile('../evil.md'), { code: 'unsafe_path', path: '../evil.md' }],
      ['an absolute path', () => withFile('/etc/passwd'), { code: 'unsafe_path' }],
      ['a path of Windows', () => withFile('blog\\..\\..\\x.md'), { code: 'unsafe_path' }],
      ['a program', () => withFile('blog/a/run.sh'), { code: 'unknown_file' }],
      [
        'a missing language',
        () => without(`${POST}/id.md`),
        { code: 'missing_file', path: `${POST}/id.md` },
      ],
      ['no format', () => without('archive.json'), { code: 'no_manifest' }],
      [
        'a missing picture',
        () => without(`media/${first}/960.avif`),
        { code: 'missing_picture', detail: first },
      ],
      [
        'broken front matter',
        () => edit(`${POST}/en.md`, 'title:', 'title: "'),
        { code: 'bad_front_matter', path: `${POST}/en.md` },
      ],
      [
        'an alias bomb',
        () => edit(`${POST}/en.md`, /title: .*/, 'title: &a [x, x]\nb: [*a, *a]'),
        { code: 'bad_front_matter' },
      ],
      [
        'a title that is too long',
        () => edit(`${POST}/en.md`, /title: .*/, `title: ${'x'.repeat(141)}`),
        { code: 'too_long', detail: 'title' },
      ],
      [
        'a text that is too long',
        () => edit(`${POST}/en.md`, /\n$/, `${'x'.repeat(200_001)}\n`),
        { code: 'too_long', detail: 'body' },
      ],
      [
        'an unknown field',
        () => edit(`${POST}/en.md`, 'language:', 'admin: true\nlanguage:'),
        { code: 'bad_field', detail: 'admin' },
      ],
      [
        'a wrong date',
        () => edit(`${POST}/en.md`, /published: .*/, 'published: soon'),
        { code: 'bad_field', detail: 'published' },
      ],
      [
        'languages that contradict each other',
        () => edit(`${POST}/en.md`, `slug: ${SLUG}`, 'slug: other'),
        { code: 'languages_differ', detail: 'slug' },
      ],
      [
        'an address twice',
        async () => {
          const changed = await edit('blog/odd-moved/en.md', '- odd', `- ${SLUG}`);
          for (const path of ['blog/odd-moved/en.draft.md', 'blog/odd-moved/id.md']) {
            const text = (await archive.get(path)?.text()) ?? '';
            changed.set(path, new Blob([text.replace('- odd', `- ${SLUG}`)]));
          }
          return changed;
        },
        { code: 'duplicate_address', detail: SLUG },
      ],
      [
        'a picture that is not in it',
        () =>
          edit(
            `${POST}/en.md`,
            /\n$/,
            `![](/media/00000000-0000-4000-8000-000000000000/960.webp)\n`,
          ),
        { code: 'missing_picture', detail: '00000000-0000-4000-8000-000000000000' },
      ],
      [
        'a text that is not UTF-8',
        () => new Map(archive).set(`${POST}/en.md`, new Blob([new Uint8Array([0xff, 0xfe, 0x41])])),
        { code: 'not_text' },
      ],
      [
        'a text of more than a megabyte',
        () => withFile('README.md', 'x'.repeat(1_000_001)),
        { code: 'file_too_large' },
      ],
    ],
  )('%s', async (_, make, problem) => {
    const bad = await zipOf(await make());
    const error: unknown = await importZip(bad).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ArchiveError);
    expect((error as ArchiveError).problems).toContainEqual(expect.objectContaining(problem));
    expect(await everything()).toEqual({ files: [] });
  });

  test('half a zip, damaged bytes, a name twice, a link, and a size that is not true', async () => {
    const codesOf = async (data: Uint8Array) => {
      const error: unknown = await importZip(new Blob([new Uint8Array(data)])).catch(
        (thrown: unknown) => thrown,
      );
      return (error as ArchiveError).problems.map(({ code }) => code);
    };
    expect(await codesOf(await half())).toEqual(['not_a_zip']);
    const bytes = await bytesOf(zip);
    const damaged = Buffer.from(bytes);
    // In the middle of a stored picture.
    const at = bytes.indexOf(`media/${first}/1440.webp`) + 2000;
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    expect(await codesOf(damaged)).toEqual(['damaged']);

    const central = bytes.lastIndexOf(
      'PK\u0001\u0002',
      bytes.lastIndexOf('archive.json'),
      'latin1',
    );
    const link = Buffer.from(bytes);
    // Made on Unix, with the mode of a symbolic link.
    link.writeUInt8(3, central + 5);
    link.writeUInt32LE(0o120777 * 65_536, central + 38);
    expect(await codesOf(link)).toEqual(['link']);

    const claims = Buffer.from(bytes);
    claims.writeUInt32LE(10, central + 24);
    expect(await codesOf(claims)).toEqual(['damaged']);
    const twice = Buffer.from(
      bytes.toString('latin1').replaceAll('blog/odd-moved/id.md', 'blog/odd-moved/en.md'),
      'latin1',
    );
    expect(await codesOf(twice)).toContain('duplicate_file');
    expect(await everything()).toEqual({ files: [] });
  });

  test('an import that fails undoes what it wrote, and one that was interrupted is cleared', async () => {
    const opened = await openZip(zip);
    for (const path of opened.pictures) {
      await target.sendPicture(path, await opened.readPicture(path));
    }
    const { texts: files, pictures } = opened;
    const again = () => importTexts({ operation: 'import', files, pictures }, ADMIN, Date.now());
    const before = await everything();
    expect(Object.keys(before)).toEqual(['files']);

    const batches = Object.getPrototypeOf(database().batch()) as Pick<WriteBatch, 'commit'>;
    const { commit } = batches;
    // The writes after the first one, which notes the import, arrive; their answer does not.
    let commits = 0;
    const lost = vi.spyOn(batches, 'commit').mockImplementation(async function (this: WriteBatch) {
      const result = await commit.call(this);
      commits += 1;
      if (commits === 2) throw new Error('connection lost');
      return result;
    });
    await expect(again()).rejects.toThrow('connection lost');
    lost.mockRestore();
    expect(await everything()).toEqual(before);
    expect((await collection('setting').doc('archive_import').get()).exists).toBe(false);

    await collection('setting')
      .doc('archive_import')
      .create({ started: new Date(), documents: [] });
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'import_running' });
    // As an import leaves it that ended half way; ten minutes later.
    const left = publicationCollection('blog').doc('half');
    await left.set({ entry: 'x', redirect_to: null });
    await collection('setting')
      .doc('archive_import')
      .set({ started: new Date(), documents: [left.path] });
    const later = (operation: 'check' | 'import') =>
      importTexts({ operation, files, pictures }, ADMIN, Date.now() + 600_000);
    const interrupted = await everything();
    expect(await later('check')).toMatchObject({ entries: 2, missing: [] });
    expect(await everything()).toEqual(interrupted);
    expect((await collection('setting').doc('archive_import').get()).exists).toBe(true);
    // Somebody has changed it since.
    await left.update({ redirect_to: 'y' });
    await expect(later('import')).rejects.toMatchObject({ status: 409, code: 'not_empty' });
    expect((await left.get()).get('redirect_to')).toBe('y');

    await left.delete();
    await left.set({ entry: 'x', redirect_to: null });
    expect(await later('import')).toMatchObject({ entries: 2, missing: [] });
    expect((await left.get()).exists).toBe(false);
    expect((await collection('setting').doc('archive_import').get()).exists).toBe(false);
    const { docs } = await collection('audit_log')
      .where('action', '==', 'content_import_clear')
      .get();
    expect(docs.map((found) => found.get('detail'))).toEqual(['1 documents']);
  });
});

test('an archive with more text than one commit takes is imported', async () => {
  await clear(TARGET);
  const draft = { title: 'Long', summary: 'Short.', body: 'x'.repeat(190_000) };
  const texts = Array.from({ length: 13 }, (_, index) => {
    const id = `long-${index}`;
    const entry = { ...emptyEntry('blog', id, 0), slug: id, draft: { en: draft, id: draft } };
    const times = { created: Date.now(), changed: Date.now(), edited: { en: null, id: null } };
    return filesOfEntry(entry, { folder: id, ...times, oldAddresses: [] });
  }).flat();
  const list = { format: ARCHIVE_FORMAT, lost: [] };
  const files = [...texts, { path: 'archive.json', text: JSON.stringify(list) }];
  const imported = importTexts({ operation: 'import', files, pictures: [] }, ADMIN, Date.now());
  expect(await imported).toEqual({ entries: 13, pictures: 0, missing: [] });
  expect((await contentCollection('blog').count().get()).data().count).toBe(13);
});

describe('over HTTP', () => {
  const picture = (width: number, format: 'webp' | 'avif') =>
    sharp({ create: { width, height: 40, channels: 3, background: '#0a665a' } })
      .toFormat(format)
      .toBuffer();
  const ID = crypto.randomUUID();

  beforeAll(async () => {
    await openAdminApp({ projectId: PROJECT, storageBucket: BUCKET });
    openNewConnections();
    await storeEntry('portfolio', ID);
  });

  afterAll(async () => {
    await contentCollection('portfolio').doc(ID).delete();
    await bucket().deleteFiles({ prefix: `media/${ID}/`, force: true });
  });

  const put = async (token: string, path: string, body: Buffer, type = 'image/webp') =>
    statusAndCode(
      callAs(token, `/api/admin/archivePicture?path=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(body),
      }),
    );

  test('an admin exports; a site with content refuses an archive', async () => {
    const admin = await tokenOf('seed-admin');
    const page = await callAs(admin, '/api/admin/contentArchive');
    expect(page.status).toBe(200);
    const reserved = callAs(admin, '/api/admin/contentArchive?after=blog/__x__');
    expect(await statusAndCode(reserved)).toEqual([400, 'invalid_query']);
    const { texts, pictures } = await openZip(wholeZip);
    const request = { operation: 'import', files: texts, pictures };
    const imported = postAs(admin, '/api/admin/contentArchive', request);
    expect(await statusAndCode(imported)).toEqual([409, 'not_empty']);
  });

  test('a picture of an archive is stored as it is, once, and nothing else is', async () => {
    const admin = await tokenOf('seed-admin');
    const [webp, avif] = await Promise.all([picture(300, 'webp'), picture(300, 'avif')]);
    const path = `media/${ID}/480.webp`;
    expect(await put(admin, path, webp)).toEqual([201, '']);
    expect(await put(admin, path, webp)).toEqual([200, '']);
    expect(await put(admin, `media/${ID}/480.avif`, avif, 'image/avif')).toEqual([201, '']);
    expect(await put(admin, path, await picture(200, 'webp'))).toEqual([409, 'other_picture']);
    const served = await callAs('', `/media/${ID}/480.webp`);
    expect(Buffer.from(await served.arrayBuffer()).equals(webp)).toBe(true);

    const wide = await picture(500, 'webp');
    const place = await sharp(webp)
      .withExif({ IFD0: { Model: 'SecretCamera' } })
      .webp()
      .toBuffer();
    const other = `media/${crypto.randomUUID()}/480.webp`;
    for (const body of [wide, place, webp.subarray(0, 60), avif, Buffer.from('<svg/>')]) {
      expect(await put(admin, other, body)).toEqual([422, 'bad_picture']);
    }
    for (const name of ['media/x/480.webp', '../secret', `preview/${ID}.webp`, '']) {
      expect(await put(admin, name, webp)).toEqual([400, 'invalid_path']);
    }
  });
});
