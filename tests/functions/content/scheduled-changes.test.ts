import { afterEach, expect, test, vi } from 'vitest';
import type { PublicPost } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { studio } from '#studio/studio.ts';
import { entryOf, save, storeEntry } from '../support/content.ts';
import {
  issuesOf,
  publish,
  published,
  send,
  visible,
  storePublished,
} from '../support/publishing.ts';
import { open } from '../support/requests.ts';

afterEach(() => vi.useRealTimers());

const at = Date.now() + DAY_MS;
const moment = new Date(at).toISOString();

/** Lets the functions run at another time. */
const goTo = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });

const textOf = async (path: string) => (await open(path)).text();

async function postAt(slug: string): Promise<PublicPost> {
  const answer = await open(`/api/content/blog?post=${slug}`);
  return ((await answer.json()) as { item: PublicPost }).item;
}

/** A published post whose title, address and author change in a day. */
async function storeChange(id: string): Promise<void> {
  await storePublished('blog', id);
  await publish('blog', id, 'id');
  const change = { 'draft.en.title': 'Changed', 'draft.shared.slug': `${id}-new` } as const;
  await save('blog', id, { ...change, 'draft.shared.author': 'design' });
  expect(await publish('blog', id, 'en', moment)).toMatchObject({ outcome: 'done' });
}

test('a published text stays until the moment of its change, in lists, feeds and the sitemap', async () => {
  const id = 'stays';
  await storeChange(id);
  const since = (await postAt(id)).texts.en?.publish_at;
  expect(await postAt(id)).toMatchObject({ texts: { en: { title: `${id} en` } } });
  expect(await postAt(id)).not.toHaveProperty('author');
  expect([await visible(id), await visible(`${id}-new`)]).toEqual([200, 404]);
  const places = ['/api/content/blog', '/blog/feed-en.xml'];
  for (const place of places) expect(await textOf(place)).toContain(`${id} en`);
  expect(await textOf('/sitemap.xml')).toContain(`<loc>${studio.origin}/blog/${id}<`);

  goTo(at);
  expect((await open(`/blog/${id}`)).headers.get('location')).toBe(`/blog/${id}-new`);
  const post = await postAt(`${id}-new`);
  expect(post).toMatchObject({ author: 'design', texts: { id: { title: `${id} id` } } });
  expect(post.texts.en).toMatchObject({ title: 'Changed', publish_at: since, changed_at: moment });
  for (const place of places) {
    expect(await textOf(place)).toContain('Changed');
    expect(await textOf(place)).not.toContain(`${id} en`);
  }
  expect(await textOf('/sitemap.xml')).toContain(`<loc>${studio.origin}/blog/${id}-new<`);
});

test('cancelling a scheduled change leaves what is public, and frees its address', async () => {
  const id = 'cancelled';
  await storePublished('blog', id);
  const [entry, before] = [await entryOf('blog', id), await published('blog', id)];
  await save('blog', id, { 'draft.en.title': 'Changed', 'draft.shared.slug': `${id}-new` });
  await publish('blog', id, 'en', moment);
  await storeEntry('blog', `${id}-other`, { shared: { slug: `${id}-new` } });
  const refused = await publish('blog', `${id}-other`);
  expect(issuesOf(refused)).toEqual([422, 'not_publishable', 'slug taken']);
  const request = { command: 'cancel', type: 'blog', entry: id, locale: 'en' };
  expect(await send(request)).toMatchObject({ outcome: 'done' });
  expect(await send(request)).toMatchObject({ outcome: 'unchanged' });
  expect(await published('blog', id)).toEqual(before);
  expect((await entryOf('blog', id)).published).toEqual(entry.published);
  expect(await publish('blog', `${id}-other`)).toMatchObject({ outcome: 'done' });
});

test('a schedule whose moment has passed is not cancelled', async () => {
  const id = 'passed';
  await storeChange(id);
  goTo(at);
  const request = { command: 'cancel', type: 'blog', entry: id, locale: 'en' };
  expect(await send(request)).toMatchObject({ outcome: 'unchanged' });
  expect(await visible(`${id}-new`)).toBe(200);
});

test('publishing at once replaces the present text and the scheduled one', async () => {
  const id = 'at-once';
  await storeChange(id);
  expect(await publish('blog', id, 'en')).toMatchObject({ outcome: 'done' });
  expect(await published('blog', id)).toMatchObject({
    slug: `${id}-new`,
    texts: { en: { title: 'Changed' } },
    next: { en: null },
  });
  const { en } = (await entryOf('blog', id)).published;
  expect(en?.shown).toBeUndefined();
});

test('withdrawing takes the present text and the scheduled one', async () => {
  const id = 'withdrawn';
  await storeChange(id);
  await send({ command: 'withdraw', type: 'blog', entry: id, locale: 'en' });
  expect(await published('blog', id)).toMatchObject({ texts: { en: null }, next: { en: null } });
  goTo(at);
  expect(Object.keys((await postAt(id)).texts)).toEqual(['id']);
});

test('scheduling without a change is refused; a schedule can be moved', async () => {
  const id = 'unchanged';
  await storePublished('blog', id);
  const { status, error } = await publish('blog', id, 'en', moment);
  expect([status, error?.code]).toEqual([409, 'nothing_to_schedule']);
  await save('blog', id, { 'draft.en.title': 'Changed' });
  await publish('blog', id, 'en', moment);
  const later = new Date(at + 1000).toISOString();
  expect(await publish('blog', id, 'en', later)).toMatchObject({ outcome: 'done' });
  expect(await published('blog', id)).toMatchObject({
    texts: { en: { title: `${id} en` } },
    next: { en: { at: later } },
  });
});

test('an entry that was withdrawn comes back with the time of its first publication', async () => {
  const id = 'returning';
  await storePublished('blog', id);
  const { publish_at } = (await postAt(id)).texts.en ?? {};
  await send({ command: 'delete', type: 'blog', entry: id });
  await send({ command: 'bringBack', type: 'blog', entry: id });
  goTo(Date.now() + DAY_MS);
  await publish('blog', id);
  expect((await postAt(id)).texts.en?.publish_at).toBe(publish_at);
});
