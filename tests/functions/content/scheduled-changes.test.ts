import { expect, test } from 'vitest';
import type { PublicPost } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { studio } from '#studio/studio.ts';
import { publishDue } from '../../../functions/src/content/scheduled.ts';
import { historyCollection } from '../../../functions/src/content/store.ts';
import { readDashboard } from '../../../functions/src/dashboard/endpoint.ts';
import { readReleaseState } from '../../../functions/src/release/state.ts';
import { entryOf, save, storeEntry } from '../support/content.ts';
import { textOf } from '../support/preview-links.ts';
import {
  everything,
  publish,
  published,
  sendCommand,
  visible,
  storePublished,
} from '../support/publishing.ts';
import { releasedFiles } from '../support/released-files.ts';
import { open } from '../support/requests.ts';

/** Runs the job of the minute at another time. */
const runAt = async (now: number) => publishDue(await readReleaseState(), now);

const at = Date.now() + DAY_MS;
const moment = new Date(at).toISOString();

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

test('a published text stays everywhere until the moment of its change', async () => {
  const id = 'stays';
  await storeChange(id);
  const since = (await postAt(id)).texts.en?.publish_at;
  expect(await postAt(id)).toMatchObject({ texts: { en: { title: `${id} en` } } });
  expect((await postAt(id)).author).toBe('studio');
  expect([await visible(id), await visible(`${id}-new`)]).toEqual([200, 404]);
  const before = await releasedFiles();
  expect(await textOf('/api/content/blog')).toContain(`${id} en`);
  expect(before('/blog/feed-en.xml')).toContain(`${id} en`);
  expect(before('/sitemap.xml')).toContain(`<loc>${studio.origin}/blog/${id}<`);

  await runAt(at - 1);
  expect(await visible(`${id}-new`)).toBe(404);
  await runAt(at);
  expect((await open(`/blog/${id}`)).headers.get('location')).toBe(`/blog/${id}-new`);
  const post = await postAt(`${id}-new`);
  expect(post).toMatchObject({ author: 'design', texts: { id: { title: `${id} id` } } });
  expect(post.texts.en).toMatchObject({ title: 'Changed', publish_at: since, changed_at: moment });
  const after = await releasedFiles();
  for (const text of [await textOf('/api/content/blog'), after('/blog/feed-en.xml')]) {
    expect(text).toContain('Changed');
    expect(text).not.toContain(`${id} en`);
  }
  expect(after('/sitemap.xml')).toContain(`<loc>${studio.origin}/blog/${id}-new<`);
});

test('cancelling a scheduled change leaves what is public, and nothing of it comes', async () => {
  const id = 'cancelled';
  await storeChange(id);
  const before = await published('blog', id);
  const request = { command: 'cancel', type: 'blog', entry: id, locale: 'en' };
  expect(await sendCommand(request)).toMatchObject({ outcome: 'done' });
  expect(await sendCommand(request)).toMatchObject({ outcome: 'unchanged' });
  await runAt(at);
  expect(await published('blog', id)).toEqual(before);
  expect((await entryOf('blog', id)).scheduled).toEqual({ en: null, id: null });
});

test('a text that was published by hand meanwhile is not published once more', async () => {
  const id = 'at-once';
  await storeChange(id);
  expect(await publish('blog', id, 'en')).toMatchObject({ outcome: 'done' });
  const state = await everything('blog', id);
  expect((await entryOf('blog', id)).scheduled.en).toBeNull();
  await runAt(at);
  expect(await everything('blog', id)).toBe(state);
});

test('withdrawing takes the present text and the scheduled one', async () => {
  const id = 'withdrawn';
  await storeChange(id);
  await sendCommand({ command: 'withdraw', type: 'blog', entry: id, locale: 'en' });
  await runAt(at);
  expect(Object.keys((await postAt(id)).texts)).toEqual(['id']);
});

test('a text comes once, as it was scheduled, however late; later typing stays a draft', async () => {
  const id = 'late';
  await storeChange(id);
  await save('blog', id, { 'draft.en.title': 'Typed since', 'draft.shared.slug': `${id}-since` });
  const late = at + 3 * DAY_MS;
  await Promise.all([runAt(late), runAt(late)]);
  const post = await postAt(`${id}-new`);
  expect(post.texts.en).toMatchObject({ title: 'Changed', changed_at: moment });
  const entry = await entryOf('blog', id);
  expect(entry.draft.en['title']).toBe('Typed since');
  expect(entry).toMatchObject({ published: { en: { revision: 1 } }, revision: { en: 2 } });
  expect(entry.scheduled.en).toBeNull();
  const [, , actions] = JSON.parse(String(await everything('blog', id))) as unknown[];
  const publishing = 'content_publish';
  expect(actions).toEqual([publishing, publishing, publishing, 'content_schedule']);
});

test('a text that cannot be published at its moment says why, and is not tried again', async () => {
  const id = 'stopped';
  await storeChange(id);
  await storeEntry('blog', `${id}-other`, { shared: { slug: `${id}-new` } });
  await publish('blog', `${id}-other`);
  const before = await published('blog', id);
  await runAt(at);
  const { scheduled } = await entryOf('blog', id);
  expect(scheduled.en).toMatchObject({ at: null, problem: { field: 'slug', code: 'slug-taken' } });
  expect(await published('blog', id)).toEqual(before);
  const [failed] = (await readDashboard(at)).scheduled;
  expect(failed).toMatchObject({ type: 'blog', id, locale: 'en', at: null });
  await sendCommand({ command: 'delete', type: 'blog', entry: `${id}-other` });
  await runAt(at + DAY_MS);
  expect(await published('blog', id)).toEqual(before);
  // A command by hand ends it.
  expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
  expect((await entryOf('blog', id)).scheduled.en).toBeNull();
});

test('a picture that is gone at the moment stops the text', async () => {
  const id = 'pictureless';
  await storePublished('blog', id);
  await save('blog', id, { 'draft.en.title': 'Changed' });
  await publish('blog', id, 'en', moment);
  const { scheduled } = await entryOf('blog', id);
  const cover = { id: crypto.randomUUID(), width: 9, height: 9, alt: { en: 'A', id: 'B' } };
  const kept = historyCollection({ type: 'blog', id }).doc(scheduled.en!.snapshot);
  await kept.update({ 'draft.shared.cover': cover });
  await runAt(at);
  const problem = { field: 'cover', code: 'picture-missing' };
  expect((await entryOf('blog', id)).scheduled.en?.problem).toEqual(problem);
});

test('what waits in one language does not become public with the other', async () => {
  const id = 'waiting';
  await storeChange(id);
  const address = async () => (await published('blog', id))?.slug;
  await save('blog', id, { 'draft.id.title': 'Lain' });
  expect(await publish('blog', id, 'id')).toMatchObject({ outcome: 'done' });
  expect(await publish('blog', id, 'id')).toMatchObject({ outcome: 'unchanged' });
  expect([await address(), (await postAt(id)).texts.id?.title]).toEqual([id, 'Lain']);
  // Nor with a text of the other language that is due when they do not wait any more.
  await save('blog', id, { 'draft.id.title': 'Lagi' });
  await publish('blog', id, 'id', moment);
  await sendCommand({ command: 'cancel', type: 'blog', entry: id, locale: 'en' });
  await runAt(at);
  expect([await address(), (await postAt(id)).texts.id?.title]).toEqual([id, 'Lagi']);
});

test('shared fields are public with the first language, and stay with the second', async () => {
  const id = 'both';
  await storeEntry('blog', id);
  await publish('blog', id, 'en', moment);
  await save('blog', id, { 'draft.shared.author': 'design' });
  await publish('blog', id, 'id');
  await runAt(at);
  expect(await postAt(id)).toMatchObject({ author: 'design', texts: { en: {}, id: {} } });
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
  expect((await entryOf('blog', id)).scheduled.en?.at).toBe(at + 1000);
});
