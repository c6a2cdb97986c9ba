import { expect, test } from 'vitest';
import { migrate } from '../../../deploy/migrate.ts';
import { publishedFacts } from '../../../functions/src/content/published.ts';
import { publishDue } from '../../../functions/src/content/scheduled.ts';
import {
  adminApp,
  collection,
  contentCollection,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import { entryOf, save, storeEntry } from '../support/content.ts';
import { everything, listed, published, storePublished, visible } from '../support/publishing.ts';

const at = Date.UTC(2099, 0, 1);
const moment = new Date(at).toISOString();

/** A published post with a change of its title and address, as the version before stored a schedule. */
async function storeEarlierForm(id: string): Promise<void> {
  await storePublished('blog', id);
  const shown = (await contentCollection('blog').doc(id).get()).get('published.en') as object;
  await save('blog', id, { 'draft.en.title': 'Changed', 'draft.shared.slug': `${id}-new` });
  const { draft } = await entryOf('blog', id);
  const entry = contentCollection('blog').doc(id);
  await entry.collection('history').doc('kept').set({
    reason: 'schedule',
    locale: 'en',
    draft,
    saved_by: 'ayu',
    saved_date: new Date(),
  });
  await entry.update({
    'published.en': { revision: 1, publish_at: new Date(at), snapshot: 'kept', shown },
    'published.shared': 1,
  });
  const publication = publicationCollection('blog').doc(id);
  const text = { title: 'Changed', publish_at: moment };
  const next = { en: { at: moment, text, shared: draft.shared, revision: 1 }, id: null };
  await publication.update({ revision: 0, reserved: [id, `${id}-new`], next });
  await collection('content_list')
    .doc('blog')
    .set({ type: 'blog', entries: { [id]: { slug: id, from: { en: 1 }, first: 1 } } });
}

test('schedules of the version before become commands with a date, and nothing changes by a dry run', async () => {
  const id = 'earlier';
  await storeEarlierForm(id);
  const before = await everything('blog', id);
  const paths = ['blog_publication/earlier', 'blog_post/earlier', 'content_list/blog'];
  expect(await migrate(adminApp(), true)).toEqual(paths);
  expect(await everything('blog', id)).toBe(before);
  expect(await migrate(adminApp(), false)).toEqual(paths);
  expect(await migrate(adminApp(), false)).toEqual([]);
  expect(Object.keys((await published('blog', id)) ?? {})).not.toContain('next');
  expect(await listed('blog', id)).toMatchObject({ slug: id, locales: ['en'] });
  const { published: text, scheduled } = await entryOf('blog', id);
  expect([text.en?.revision, text.shared]).toEqual([0, 0]);
  expect(scheduled.en).toEqual({ revision: 1, shared: 1, at, snapshot: 'kept', by: 'ayu' });
  await publishDue({}, at);
  expect([await visible(`${id}-new`), (await published('blog', id))?.texts.en?.title]).toEqual([
    200,
    'Changed',
  ]);
});

test('the facts of the page “studio” become fields of an entry of their own, with their history', async () => {
  const shared = { facts: { plusPrice: 61_500_000, phoneShown: '+62 1' } };
  const words = { notice: 'Closed', plus: 'More' };
  const draft = { en: { words }, id: { words: {} }, shared };
  const page = contentCollection('pages').doc('studio');
  await storeEntry('studio', 'draft');
  const record = (await contentCollection('studio').doc('draft').get()).data()!;
  await page.set({ ...record, draft });
  await page.collection('history').doc('kept').set({ reason: 'publish', draft });
  const times = { publish_at: '2026-01-01T00:00:00.000Z' };
  const texts = { en: { words, ...times }, id: null };
  const first = { en: times.publish_at, id: null };
  await publicationCollection('pages')
    .doc('studio')
    .set({ facts: shared.facts, texts, slugs: [], first, pictures: [] });
  await migrate(adminApp(), false);
  expect((await entryOf('studio', 'studio')).draft).toMatchObject({
    en: { notice: 'Closed', plus: 'More', premium: null },
    shared: { plusPrice: 61_500_000, email: null },
  });
  expect(await publishedFacts()).toMatchObject({
    plusPrice: 61_500_000,
    en: { notice: 'Closed', plus: 'More' },
    id: { notice: '' },
  });
  const kept = await contentCollection('studio')
    .doc('studio')
    .collection('history')
    .doc('kept')
    .get();
  expect(kept.get('draft.en.plus')).toBe('More');
  expect((await page.get()).exists).toBe(false);
});
