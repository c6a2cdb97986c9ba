import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureList, PictureRow, PromotedImage } from '#model/pictures/api.ts';
import { bodyImagePath } from '#model/pictures/body-image.ts';
import type { Locale } from '#studio/locale.ts';
import { collection, contentCollection } from '../../../functions/src/firestore.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { tokenOf } from '../support/accounts.ts';
import { publishRequest, storeEntry, textsFor } from '../support/content.ts';
import { blank, promote, uploaded } from '../support/pictures.ts';
import { callAs, postAs, statusAndCode } from '../support/requests.ts';

let admin = '';
beforeAll(async () => {
  admin = await tokenOf('seed-admin');
});
const post = (path: string, body: object) => postAs(admin, path, body);
const change = (body: object) => post('/api/admin/pictures', body);

async function list(query = ''): Promise<PictureList> {
  const response = await callAs(admin, `/api/admin/pictures${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PictureList;
}

/** Uploads a picture of these sides and makes it permanent. */
async function uploadAs(name: string, width = 90, height = 60): Promise<PromotedImage> {
  const { fileName } = await uploaded(await blank(width, height).jpeg().toBuffer());
  const alt = { id: `Gambar ${name}` };
  return (await (await promote({ fileName, name, alt })).json()) as PromotedImage;
}

async function find(id: string): Promise<PictureRow | undefined> {
  const { pictures } = await list();
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
    const first = await uploadAs('toko kopi.jpg', 60, 40);
    const second = await uploadAs('Kasir Énak.png');
    const { pictures } = await list();
    expect(pictures.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(pictures[1]).toMatchObject({
      name: 'toko kopi.jpg',
      width: 60,
      height: 40,
      alt: { en: '', id: 'Gambar toko kopi.jpg' },
      uses: [],
    });
    const idsOf = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).pictures.map(({ id }) => id);
    expect(await idsOf('gambar KOPI')).toEqual([first.id]);
    expect(await idsOf('enak')).toEqual([second.id]);
    expect(await idsOf('nowhere')).toEqual([]);

    const alt = { en: 'A coffee shop', id: 'Toko kopi' };
    const described = { operation: 'describe', id: first.id, name: 'shop', alt };
    expect((await change(described)).status).toBe(200);
    expect(await find(first.id)).toMatchObject({ name: 'shop', alt });
  });

  test('is read in pages', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const size = { width: 1, height: 1, alt: { en: '', id: '' } };
    const record = { ...size, created_by: '', name: 'paged', created_date: new Date(0) };
    await Promise.all(ids.map((id) => collection('picture').doc(id).set(record)));
    for (const search of [`search=paged`, '']) {
      const found: string[] = [];
      let after = '';
      for (let next: string | null = ''; next !== null; after = `&after=${next}`) {
        const page = await list(`?${search}${after}`);
        found.push(...page.pictures.map(({ id }) => id));
        ({ next } = page);
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(ids));
    }
  });

  test('shows every use by a draft or on the site, and can be asked for what nothing uses', async () => {
    const [asCover, inText] = await Promise.all([uploadAs('cover'), uploadAs('text')]);
    const [live, gone] = await Promise.all([uploadAs('live'), uploadAs('gone')]);
    const free = await uploadAs('free');
    const entry = 'uses';
    await storeEntry('blog', entry, {
      shared: { cover: cover(asCover) },
      draft: { en: textWith(entry, live), id: textWith(entry, inText) },
    });
    expect(await statusAndCode(publish(entry, 'en'))).toEqual([200, '']);
    await contentCollection('blog')
      .doc(entry)
      .update({ 'draft.en.body': 'Nothing now.', updated_date: new Date() });
    const deleted = 'deleted';
    const damaged = { ...cover(gone), width: '960' };
    await storeEntry('portfolio', deleted, { shared: { cover: damaged } });
    const remove = { command: 'delete', type: 'portfolio', entry: deleted };
    expect((await post('/api/admin/publishContent', remove)).status).toBe(200);

    const use = { type: 'blog', entry, title: { en: entry, id: entry } };
    const usesOf = async ({ id }: PromotedImage) => (await find(id))?.uses;
    expect(await usesOf(asCover)).toEqual([{ ...use, isPublic: true }]);
    expect(await usesOf(inText)).toEqual([{ ...use, isPublic: false }]);
    expect(await usesOf(live)).toEqual([{ ...use, isPublic: true }]);
    // The entry can be brought back.
    expect(await usesOf(gone)).toMatchObject([{ entry: deleted, isPublic: false }]);
    const { pictures } = await list('?unused=true');
    const unused = pictures.map(({ id }) => id);
    expect(unused).toEqual(expect.arrayContaining([free.id]));
    for (const { id } of [asCover, inText, live, gone]) expect(unused).not.toContain(id);
  });
});

test('only a picture that nothing uses is deleted, with its files and a note in the log', async () => {
  const [used, free] = [await uploadAs('used'), await uploadAs('unused')];
  await storeEntry('blog', 'keeps', { shared: { cover: cover(used) } });
  const remove = ({ id }: PromotedImage) => statusAndCode(change({ operation: 'delete', id }));
  expect(await remove(used)).toEqual([409, 'picture_in_use']);
  for (const _ of [1, 2]) expect(await remove(free)).toEqual([200, '']);
  expect([await inFolder(used.id), await inFolder(free.id)]).toEqual([7, 0]);
  expect(await find(free.id)).toBeUndefined();
  const log = await collection('audit_log').where('target', '==', `picture/${free.id}`).get();
  expect(log.docs.map((found) => found.get('action'))).toEqual(['picture_delete']);
});
