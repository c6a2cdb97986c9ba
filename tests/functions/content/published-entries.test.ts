import { expect, test, vi } from 'vitest';
import { contentCollection, database } from '../../../functions/src/firestore.ts';
import { entryOf, publishRequest, save, storeEntry } from '../support/content.ts';
import {
  everything,
  issuesOf,
  newId,
  listed,
  publish,
  published,
  sendCommand,
  visible,
  storePublished,
} from '../support/publishing.ts';

test('languages are published and withdrawn on their own; the addresses stay', async () => {
  const id = newId('languages');
  await storePublished('blog', id);
  await publish('blog', id, 'id', '2099-01-01T00:00:00Z');
  const withdraw = (locale: string) =>
    sendCommand({ command: 'withdraw', type: 'blog', entry: id, locale });
  await withdraw('en');
  expect((await entryOf('blog', id)).scheduled.id).toMatchObject({ at: Date.UTC(2099, 0, 1) });
  expect(await published('blog', id)).toMatchObject({ texts: { en: null, id: null } });
  await withdraw('id');
  expect(await published('blog', id)).toMatchObject({
    slugs: [id],
    first: { en: expect.any(String), id: null },
    pictures: [],
    texts: { en: null, id: null },
  });
  expect(await entryOf('blog', id)).toMatchObject({
    published: { en: null, id: null, shared: 0 },
    scheduled: { en: null, id: null },
  });
  // Nobody ever read the scheduled text.
  expect(await everything('blog', id)).toContain('["cancel","publish","schedule","withdraw"]');
  expect(await visible(id)).toBe(404);
  expect(await publish('blog', id, 'en')).toMatchObject({ outcome: 'done' });
  expect(await visible(id)).toBe(200);
});

test('a deleted entry is public nowhere, and comes back as a draft', async () => {
  const id = newId('deleted');
  await storeEntry('blog', id, { shared: { slug: `${id}-old` } });
  await publish('blog', id, 'en');
  await save('blog', id, { 'draft.shared.slug': id });
  await publish('blog', id, 'en');
  const entry = { type: 'blog', entry: id };
  expect(await sendCommand({ command: 'delete', ...entry })).toMatchObject({ outcome: 'done' });
  expect([await visible(id), await visible(`${id}-old`)]).toEqual([404, 404]);
  expect(await entryOf('blog', id)).toMatchObject({
    published: { en: null, id: null },
    deleted_date: expect.any(Number),
  });
  expect(await everything('blog', id)).toContain('content_delete');
  await save('blog', id, { 'draft.en.title': 'Typed while it was deleted' });
  const refused = await sendCommand(await publishRequest('blog', id, 'en'));
  expect([refused.status, refused.error?.code]).toEqual([409, 'deleted']);

  expect(await sendCommand({ command: 'bringBack', ...entry })).toMatchObject({ outcome: 'done' });
  const back = await entryOf('blog', id);
  expect(back).toMatchObject({
    deleted_date: null,
    draft: { en: { title: 'Typed while it was deleted' } },
  });
  expect(await visible(id)).toBe(404);
  expect(await publish('blog', id, 'en')).toMatchObject({ outcome: 'done' });
  expect(await published('blog', id)).toMatchObject({ slugs: [`${id}-old`, id] });
});

test('a deleted entry gives up an address that another one wants, and keeps the others', async () => {
  const [id, other] = [newId('lost'), newId('taker')];
  await storeEntry('blog', id, { shared: { slug: `${id}-old` } });
  await publish('blog', id);
  await save('blog', id, { 'draft.shared.slug': id });
  await publish('blog', id);
  await sendCommand({ command: 'delete', type: 'blog', entry: id });
  await storeEntry('blog', other, { shared: { slug: id } });
  expect(await publish('blog', other)).toMatchObject({ outcome: 'done' });
  expect(await published('blog', id)).toMatchObject({ slugs: [`${id}-old`] });
  await sendCommand({ command: 'bringBack', type: 'blog', entry: id });
  expect(issuesOf(await publish('blog', id))).toEqual([422, 'not_publishable', 'slug slug-taken']);
});

test('reordering moves entries and what visitors get, drafts included', async () => {
  const [a, b, c] = [newId('a'), newId('b'), newId('c')];
  for (const [at, id] of [a, b, c].entries())
    await storeEntry('testimonials', id, { order: -5000 + at });
  await publish('testimonials', a);
  await publish('testimonials', c);
  const move = (entry: string, after: string | null) =>
    sendCommand({ command: 'move', type: 'testimonials', entry, after });
  expect(await move(c, null)).toMatchObject({ outcome: 'done' });
  expect(await move(c, null)).toMatchObject({ outcome: 'unchanged' });
  const order = async (id: string) => (await entryOf('testimonials', id)).order;
  expect(await order(c)).toBeLessThan(await order(a));
  expect((await listed('testimonials', c))?.order).toBe(await order(c));
  expect(await move(a, b)).toMatchObject({ outcome: 'done' });
  expect(await order(a)).toBeGreaterThan(await order(b));
  expect((await listed('testimonials', a))?.order).toBe(await order(a));
});

test.each([{ 'draft.shared.cover': 7 }, { 'published.en': { revision: 'x' } }])(
  'an entry that is damaged by %j is withdrawn and deleted',
  async (damage) => {
    const id = newId('damaged');
    await storePublished('portfolio', id);
    await contentCollection('portfolio').doc(id).update(damage);
    for (const command of [{ command: 'withdraw', locale: 'en' }, { command: 'delete' }]) {
      const answer = await sendCommand({ type: 'portfolio', entry: id, ...command });
      expect(answer).toMatchObject({ outcome: 'done' });
    }
    expect((await published('portfolio', id))?.texts.en).toBeNull();
    expect(await listed('portfolio', id)).toBeUndefined();
  },
);

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
  expect((await sendCommand({ command: 'delete', type: 'blog', entry: id })).status).toBe(500);
  spy.mockRestore();
  expect(await everything('blog', id)).toBe(state);
  expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
});
