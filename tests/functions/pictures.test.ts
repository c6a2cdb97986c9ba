import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUnusedPictures } from '../../functions/src/clean-up/delete-unused-pictures.ts';
import {
  collection,
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { bucket } from '../../functions/src/pictures/storage.ts';
import { isUsedSince } from '../../functions/src/pictures/picture-uses.ts';
import type { PromotedImage, UploadedPreview } from '../../model/pictures/image-api.ts';
import type { PictureList, PictureRow } from '../../model/pictures/api.ts';
import { bodyImagePath } from '../../model/pictures/body-image.ts';
import { parseEntry } from '../../model/content/entry.ts';
import { languageStatus } from '../../model/publishing/status.ts';
import type { Locale } from '../../model/locale.ts';
import { RETENTION_DAYS } from '../../web/src/studio/retention.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { callAs, postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { deleteMarked, publishRequest, storeEntry, textsFor } from './support/content.ts';

const MARK = `pictures-${randomUUID().slice(0, 8)}`;
let admin = '';
beforeAll(async () => {
  admin = await tokenOf('seed-admin');
});
afterAll(async () => {
  await deleteMarked(MARK);
  const uploaded = await collection('picture').where('name', '>=', MARK).get();
  const own = uploaded.docs.filter((found) => String(found.get('name')).startsWith(MARK));
  await Promise.all(own.map(({ ref }) => ref.delete()));
});

const post = (path: string, body: object) => postAs(admin, path, body);
const change = (body: object) => post('/api/admin/pictures', body);

async function list(query = ''): Promise<PictureList> {
  const response = await callAs(admin, `/api/admin/pictures${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PictureList;
}

/** Uploads a picture of these sides and makes it permanent. */
async function upload(name: string, width = 90, height = 60): Promise<PromotedImage> {
  const blank = sharp({ create: { width, height, channels: 3, background: '#0a665a' } });
  const response = await callAs(admin, '/api/admin/uploadPreviewImage', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(await blank.png().toBuffer()),
  });
  const { fileName } = (await response.json()) as UploadedPreview;
  const request = { fileName, name: `${MARK} ${name}`, alt: { id: `Gambar ${name}` } };
  return (await (await post('/api/admin/promoteImage', request)).json()) as PromotedImage;
}

async function find(id: string): Promise<PictureRow | undefined> {
  const { pictures } = await list(`?search=${MARK}`);
  return pictures.find((picture) => picture.id === id);
}

const cover = ({ id, width, height }: PromotedImage) => ({
  id,
  width,
  height,
  alt: { en: 'A till', id: 'Kasir' },
});

const textWith = (entry: string, picture: PromotedImage) => ({
  ...textsFor('blog', entry),
  body: `Before.\n\n![A till](${bodyImagePath(picture)})\n\nAfter.`,
});

const publish = async (entry: string, locale: Locale) =>
  post('/api/admin/publishContent', await publishRequest('blog', entry, locale));

const inFolder = async (id: string) =>
  (await bucket().getFiles({ prefix: `media/${id}/` }))[0].length;

describe('the library', () => {
  test('holds what was uploaded, newest first, and finds it by name and alternative text', async () => {
    const first = await upload('toko kopi.jpg', 60, 40);
    const second = await upload('Kasir Énak.png');
    const { pictures } = await list();
    expect(pictures.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(pictures[1]).toMatchObject({
      name: `${MARK} toko kopi.jpg`,
      width: 60,
      height: 40,
      alt: { en: '', id: 'Gambar toko kopi.jpg' },
      uses: [],
      delete_at: null,
    });
    const idsOf = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).pictures.map(({ id }) => id);
    expect(await idsOf(`${MARK} gambar KOPI`)).toEqual([first.id]);
    expect(await idsOf(`enak ${MARK}`)).toEqual([second.id]);
    expect(await idsOf(`${MARK} nowhere`)).toEqual([]);

    const alt = { en: 'A coffee shop', id: 'Toko kopi' };
    const described = { operation: 'describe', id: first.id, name: `${MARK} shop`, alt };
    expect((await change(described)).status).toBe(200);
    expect(await find(first.id)).toMatchObject({ name: `${MARK} shop`, alt });
  });

  test('is read in pages', async () => {
    const created_date = new Date(0);
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const record = { width: 1, height: 1, alt: { en: '', id: '' }, created_by: '' };
    await Promise.all(
      ids.map((id) =>
        collection('picture')
          .doc(id)
          .set({ ...record, name: `${MARK} paged`, created_date, unused_since: null }),
      ),
    );
    for (const search of [`search=${MARK}%20paged`, '']) {
      const found: string[] = [];
      let page = await list(`?${search}`);
      while (page.next !== null) {
        found.push(...page.pictures.map(({ id }) => id));
        page = await list(`?${search}&after=${page.next}`);
      }
      found.push(...page.pictures.map(({ id }) => id));
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(ids));
    }
    await Promise.all(ids.map((id) => collection('picture').doc(id).delete()));
  });

  test('shows every use, and no picture that anything uses can be deleted', async () => {
    const [asCover, inText, live, gone, free] = await Promise.all(
      ['cover', 'text', 'live', 'gone', 'free'].map((name) => upload(name)),
    );
    if (!asCover || !inText || !live || !gone || !free) throw new Error('not uploaded');
    const entry = `${MARK}-uses`;
    await storeEntry('blog', entry, {
      cover: cover(asCover),
      draft: { en: textWith(entry, live), id: textWith(entry, inText) },
    });
    expect(await statusAndCode(publish(entry, 'en'))).toEqual([200, '']);
    await contentCollection('blog')
      .doc(entry)
      .update({ 'draft.en.body': 'Nothing now.', updated_date: new Date() });
    const deleted = `${MARK}-deleted`;
    await storeEntry('portfolio', deleted, { cover: cover(gone) });
    const remove = { operation: 'delete', kind: 'portfolio', entry: deleted, locale: 'en' };
    expect((await post('/api/admin/publishContent', remove)).status).toBe(200);

    const use = { kind: 'blog', entry, title: { en: entry, id: entry } };
    expect((await find(asCover.id))?.uses).toEqual([
      { ...use, exists: true, places: ['draft_cover', 'live_cover'] },
    ]);
    expect((await find(inText.id))?.uses).toEqual([
      { ...use, exists: true, places: ['draft_text'] },
    ]);
    expect((await find(live.id))?.uses).toEqual([{ ...use, exists: true, places: ['live_text'] }]);
    expect((await find(gone.id))?.uses).toMatchObject([
      { kind: 'portfolio', entry: deleted, exists: false, places: [] },
    ]);
    expect((await find(gone.id))?.uses[0]?.title.en).toBe(`${deleted} en`);
    expect((await find(free.id))?.uses).toEqual([]);

    for (const { id } of [asCover, inText, live, gone]) {
      expect(await statusAndCode(change({ operation: 'delete', id }))).toEqual([
        409,
        'picture_in_use',
      ]);
      expect(await inFolder(id)).toBe(7);
    }
    expect(await statusAndCode(change({ operation: 'delete', id: free.id }))).toEqual([200, '']);
    expect(await inFolder(free.id)).toBe(0);
    expect(await statusAndCode(change({ operation: 'delete', id: free.id }))).toEqual([
      404,
      'no_such_picture',
    ]);
    // Withdrawn and taken out of the draft: the history still names it.
    await contentCollection('blog')
      .doc(entry)
      .update({ cover: null, 'draft.id.body': '', updated_date: new Date() });
    await post('/api/admin/publishContent', {
      operation: 'unpublish',
      kind: 'blog',
      entry,
      locale: 'en',
    });
    expect((await find(asCover.id))?.uses).toEqual([{ ...use, exists: true, places: [] }]);
  });

  test('a use that was stored after the last look is seen by the deletion itself', async () => {
    const picture = await upload('late');
    const since = Date.now();
    const usedNow = () =>
      database().runTransaction((transaction) => isUsedSince(transaction, picture.id, since));
    expect(await usedNow()).toBe(false);
    const entry = `${MARK}-late`;
    await storeEntry('portfolio', entry, { cover: cover(picture), updated_date: new Date() });
    expect(await usedNow()).toBe(true);
    await contentCollection('portfolio').doc(entry).update({ cover: null });
    expect(await usedNow()).toBe(false);
    const history = contentCollection('portfolio').doc(entry).collection('history');
    await history.add({ pictures: [picture.id], saved_date: new Date() });
    expect(await usedNow()).toBe(true);
  });
});

test('a picture that a hundred entries use is replaced in all of them, each with its own entry in the log', async () => {
  const [old, other] = await Promise.all([upload('often'), upload('instead')]);
  const ids = Array.from({ length: 100 }, (_, index) => `${MARK}-often-${index}`);
  await Promise.all(ids.map((id) => storeEntry('portfolio', id, { cover: cover(old) })));
  let left = ids.length;
  while (left > 0) {
    const response = await change({ operation: 'replace', id: old.id, by: other.id });
    const changed = (await response.json()) as { entries: number; left: number };
    expect(changed.entries).toBe(left - changed.left);
    expect(changed.entries).toBeGreaterThan(0);
    ({ left } = changed);
  }
  const stored = await Promise.all(ids.map((id) => contentCollection('portfolio').doc(id).get()));
  expect(stored.filter((found) => found.get('cover.id') !== other.id)).toEqual([]);
  const { docs } = await collection('audit_log').where('action', '==', 'picture_replace').get();
  const targets = new Set(docs.map((found) => String(found.get('target'))));
  expect(ids.filter((id) => !targets.has(`portfolio_item/${id}`))).toEqual([]);
});

test('a replaced picture is another one in every draft, published text and cover; its descriptions stay', async () => {
  const [old, other] = await Promise.all([upload('old', 90, 60), upload('new', 1000, 500)]);
  const entry = `${MARK}-replace`;
  await storeEntry('blog', entry, {
    cover: cover(old),
    draft: { en: textWith(entry, old), id: textWith(entry, old) },
  });
  expect((await publish(entry, 'en')).status).toBe(200);
  const work = `${MARK}-work`;
  await storeEntry('portfolio', work, { cover: cover(old) });
  const draft = `${MARK}-elsewhere`;
  const bare = `See /media/${old.id}/480.webp and https://contoh.example/media/${old.id}/1440.webp.`;
  await storeEntry('blog', draft, {
    draft: { en: { ...textsFor('blog', draft), body: bare }, id: textsFor('blog', draft) },
  });

  const replaced = await change({ operation: 'replace', id: old.id, by: other.id });
  expect([replaced.status, await replaced.json()]).toEqual([200, { entries: 3, left: 0 }]);

  const stored = (await contentCollection('blog').doc(entry).get()).data() ?? {};
  const text = textWith(entry, other).body;
  expect(stored).toMatchObject({
    cover: cover(other),
    draft: { en: { body: text }, id: { body: text } },
    live: { en: { body: text }, shared: { cover: cover(other) } },
  });
  const status = languageStatus('blog', parseEntry('blog', entry, stored)!, 'en', Date.now());
  expect(status).toMatchObject({ state: 'published', outdated: false });
  const publication = (await publicationCollection('blog').doc(entry).get()).data() ?? {};
  expect(JSON.stringify(publication)).not.toContain(old.id);
  expect(publication).toMatchObject({ cover: cover(other), texts: { id: null } });
  const { html } = (publication['texts'] as { en: { html: string } }).en;
  expect(html).toContain(`src="/media/${other.id}/960.webp"`);
  expect(html).toContain('width="1000" height="500" alt="A till"');
  expect((await contentCollection('portfolio').doc(work).get()).get('cover')).toEqual(cover(other));
  expect((await contentCollection('blog').doc(draft).get()).get('draft.en.body')).toBe(
    bare.replaceAll(old.id, other.id),
  );
  // The earlier state can be restored, so the old picture stays.
  const uses = (await find(old.id))?.uses ?? [];
  expect(uses.map(({ places }) => places)).toEqual([[], [], []]);
  expect(await statusAndCode(change({ operation: 'delete', id: old.id }))).toEqual([
    409,
    'picture_in_use',
  ]);
  const nothing = { operation: 'replace', id: old.id, by: randomUUID() };
  expect(await statusAndCode(change(nothing))).toEqual([404, 'no_such_picture']);
});

test('the clean-up deletes what nothing used for 30 days, and gives pictures without a record one', async () => {
  const now = Date.now();
  const [unused, used, again] = await Promise.all(
    ['unused', 'used', 'again'].map((name) => upload(name)),
  );
  if (!unused || !used || !again) throw new Error('not uploaded');
  const entry = `${MARK}-clean-up`;
  await storeEntry('blog', entry, { cover: cover(used) });
  // As after an interrupted upload, and stored for more than a day.
  await collection('picture').doc(used.id).delete();
  await deleteUnusedPictures(now + DAY_MS + 60_000);
  expect((await collection('picture').doc(used.id).get()).data()).toMatchObject({
    width: 90,
    height: 60,
    unused_since: null,
  });
  const deleteAt = (await find(unused.id))?.delete_at;
  expect(deleteAt).toBe(now + (RETENTION_DAYS.unusedPicture + 1) * DAY_MS + 60_000);

  const last = (deleteAt ?? 0) - 1000;
  await deleteUnusedPictures(last);
  expect(await inFolder(unused.id)).toBe(7);
  await storeEntry('blog', `${entry}-again`, { cover: cover(again), updated_date: new Date() });
  await deleteUnusedPictures(last + 1000);
  expect(await Promise.all([unused, used, again].map(({ id }) => inFolder(id)))).toEqual([0, 7, 7]);
  const left = await Promise.all(
    [unused, used, again].map(async ({ id }) => (await collection('picture').doc(id).get()).exists),
  );
  expect(left).toEqual([false, true, true]);
});

test.each([
  ['an unknown operation', { operation: 'rename', id: randomUUID() }],
  ['a path instead of an id', { operation: 'delete', id: '../preview' }],
  ['a name that is too long', { operation: 'describe', id: randomUUID(), name: 'x'.repeat(121) }],
  ['no alternative texts', { operation: 'describe', id: randomUUID(), name: 'x' }],
])('%s is refused', async (_, body) => {
  expect(await statusAndCode(change(body))).toEqual([400, 'invalid_change']);
});

test('a page that no answer named is refused', async () => {
  expect(await statusAndCode(callAs(admin, '/api/admin/pictures?after=x'))).toEqual([
    400,
    'invalid_query',
  ]);
});
