import { expect, test, vi } from 'vitest';
import {
  collection,
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { HISTORY_COLLECTION } from '../../model/collections.ts';
import { storeEntry } from './support/content.ts';
import {
  everything,
  newId,
  publish,
  published,
  send,
  stored,
  visible,
} from './support/publishing.ts';

test('a revision is restored as the draft; what it replaces is kept, and what is public stays', async () => {
  const id = newId('revision');
  await storeEntry('blog', id);
  await publish('blog', id);
  const history = contentCollection('blog').doc(id).collection(HISTORY_COLLECTION);
  const revision = (await history.get()).docs[0]?.id;
  await contentCollection('blog').doc(id).update({ 'draft.en.title': 'Worse' });
  const shown = JSON.stringify(await published('blog', id));
  const request = { operation: 'restoreRevision', kind: 'blog', entry: id, revision };
  expect(await send(request)).toEqual({ status: 200, outcome: 'done' });
  expect(await stored('blog', id)).toMatchObject({
    draft: { en: { title: `${id} en` } },
    live: { en: { title: `${id} en` } },
    updated_by: 'seed-admin',
  });
  expect(JSON.stringify(await published('blog', id))).toBe(shown);
  const kept = (await history.where('reason', '==', 'restore').get()).docs;
  expect(kept.map((one) => one.get('draft.en.title'))).toEqual(['Worse']);
  expect(await everything('blog', id)).toContain('content_restore');
  expect(await send(request)).toMatchObject({ outcome: 'unchanged' });
  const other = await send({ ...request, revision: 'none' });
  expect([other.status, other.error?.code]).toEqual([404, 'no_such_revision']);
});

test('languages are published and withdrawn on their own; the last one frees nothing but the page', async () => {
  const id = newId('languages');
  await storeEntry('blog', id);
  await publish('blog', id, 'en');
  await publish('blog', id, 'id');
  await send({ operation: 'unpublish', kind: 'blog', entry: id, locale: 'en' });
  expect(await published('blog', id)).toMatchObject({
    texts: { en: null, id: { summary: 'Short.' } },
  });
  await send({ operation: 'unpublish', kind: 'blog', entry: id, locale: 'id' });
  expect(await published('blog', id)).toEqual({ entry: id, redirect_to: null });
  expect((await stored('blog', id))?.['live']).toEqual({ en: null, id: null, shared: null });
  expect(await visible(id)).toBe(404);
  expect(await publish('blog', id, 'en')).toMatchObject({ outcome: 'done' });
  expect(await visible(id)).toBe(200);
});

test('a deleted entry is restored with what was public, scheduled texts and old addresses', async () => {
  const id = newId('deleted');
  await storeEntry('blog', id, { slug: `${id}-old` });
  await publish('blog', id, 'en');
  await contentCollection('blog').doc(id).update({ slug: id, 'draft.en.title': 'New title' });
  await publish('blog', id, 'en');
  await publish('blog', id, 'id', '2099-01-01T00:00:00Z');
  const live = (await stored('blog', id))?.['live'];
  const publication = (await published('blog', id)) ?? {};
  const { changed_date: _, ...shown } = publication;
  // As a restored backup may leave it.
  await publicationCollection('blog').doc(`${id}-second`).set(publication);

  expect(await send({ operation: 'delete', kind: 'blog', entry: id, locale: 'en' })).toMatchObject({
    outcome: 'done',
  });
  expect([
    await stored('blog', id),
    await published('blog', id),
    await published('blog', `${id}-old`),
    await published('blog', `${id}-second`),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect(await everything('blog', id)).toContain('content_delete');
  const listed = collection('deleted_entry').doc(`blog_post-${id}`);
  expect((await listed.get()).exists).toBe(true);

  expect(await send({ operation: 'restore', kind: 'blog', entry: id })).toMatchObject({
    outcome: 'done',
  });
  expect((await listed.get()).exists).toBe(false);
  expect((await stored('blog', id))?.['live']).toEqual(live);
  expect(await published('blog', id)).toMatchObject(shown);
  expect(await published('blog', `${id}-old`)).toEqual({ entry: id, redirect_to: id });
  expect(await send({ operation: 'restore', kind: 'blog', entry: id })).toMatchObject({
    outcome: 'exists',
  });
});

test('an entry whose address another one took meanwhile is restored as a draft', async () => {
  const [id, other] = [newId('lost'), newId('taker')];
  await storeEntry('blog', id);
  await publish('blog', id);
  await send({ operation: 'delete', kind: 'blog', entry: id, locale: 'en' });
  await storeEntry('blog', other, { slug: id });
  expect(await publish('blog', other)).toMatchObject({ outcome: 'done' });
  expect(await send({ operation: 'restore', kind: 'blog', entry: id })).toMatchObject({
    outcome: 'restored_as_draft',
  });
  expect((await stored('blog', id))?.['live']).toEqual({ en: null, id: null, shared: null });
  expect((await published('blog', id))?.['entry']).toBe(other);
  const never = newId('never');
  expect(await send({ operation: 'restore', kind: 'blog', entry: never })).toMatchObject({
    outcome: 'nothing_kept',
  });
});

test('reordering moves entries and what visitors get, drafts included', async () => {
  const ids = [newId('a'), newId('b'), newId('c')];
  const [a = '', b = '', c = ''] = ids;
  await Promise.all(
    ids.map((id, index) => storeEntry('testimonials', id, { order: -5000 + index })),
  );
  await publish('testimonials', a);
  await publish('testimonials', c);
  const move = (entry: string, after: string | null) =>
    send({ operation: 'reorder', kind: 'testimonials', entry, after });
  expect(await move(c, null)).toMatchObject({ outcome: 'done' });
  expect(await move(c, null)).toMatchObject({ outcome: 'unchanged' });
  const order = async (id: string) => Number((await stored('testimonials', id))?.['order']);
  expect(await order(c)).toBeLessThan(await order(a));
  expect((await published('testimonials', c))?.['order']).toBe(await order(c));
  expect(await move(a, b)).toMatchObject({ outcome: 'done' });
  expect(await order(a)).toBeGreaterThan(await order(b));
  expect((await published('testimonials', a))?.['order']).toBe(await order(a));
  expect((await move(newId('gone'), null)).error?.code).toBe('no_such_entry');
});

test('a malformed record counts as none, and what is public stays', async () => {
  const id = newId('malformed');
  await storeEntry('portfolio', id);
  await publish('portfolio', id);
  await contentCollection('portfolio')
    .doc(id)
    .update({ cover: { id: 7 } });
  const state = await everything('portfolio', id);
  const entry = { kind: 'portfolio', entry: id, locale: 'en' } as const;
  const withdrawn = await send({ operation: 'unpublish', ...entry });
  expect(withdrawn.error?.code).toBe('no_such_entry');
  expect(await send({ operation: 'delete', ...entry })).toMatchObject({ outcome: 'unchanged' });
  expect(await everything('portfolio', id)).toEqual(state);
});

test('a function that dies half way has changed nothing', async () => {
  const id = newId('dying');
  await storeEntry('blog', id);
  const state = await everything('blog', id);
  const db = database();
  const runTransaction = db.runTransaction.bind(db);
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation((update, options) =>
    runTransaction(async (transaction) => {
      await update(transaction);
      throw new Error('out of memory');
    }, options),
  );
  expect((await publish('blog', id)).status).toBe(500);
  expect((await send({ operation: 'delete', kind: 'blog', entry: id, locale: 'en' })).status).toBe(
    500,
  );
  spy.mockRestore();
  expect(await everything('blog', id)).toBe(state);
  expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
});
