import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { contentCollection } from '../../functions/src/firestore.ts';
import { HISTORY_COLLECTION } from '../../model/collections.ts';
import type { ContentKind } from '../../model/content/kinds.ts';
import { CONTENT_LIMITS } from '../../model/content/MISSING.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { publishRequest, storeEntry, textsFor } from './support/content.ts';
import {
  everything,
  issuesOf,
  newId,
  publish,
  published,
  send,
  stored,
  visible,
} from './support/publishing.ts';

test('publishing makes a publication of one language, keeps a revision and writes the audit log', async () => {
  const id = newId('post');
  await storeEntry('blog', id, { outdated: { en: true, id: false }, author: 'design' });
  const before = Date.now();
  expect(await publish('blog', id)).toEqual({ status: 200, outcome: 'done' });
  const publication = await published('blog', id);
  expect(publication).toMatchObject({
    entry: id,
    cover: null,
    author: 'design',
    texts: { id: null },
  });
  const html = String(publication?.['texts'].en.html);
  expect(html).toContain('<h2>Top heading</h2>');
  expect(html).not.toMatch(/<script|<img[^>]*onerror|href="javascript:/);
  expect(publication?.['first_at'].toMillis()).toBeGreaterThanOrEqual(before);
  expect(await stored('blog', id)).toMatchObject({
    live: {
      en: textsFor('blog', `${id} en`),
      id: null,
      shared: { slug: id, cover: null, author: 'design' },
    },
    outdated: { en: false },
    updated_by: 'seed-admin',
  });
  expect(await everything('blog', id)).toContain('["publish"],["content_publish"]');
  expect(await visible(id)).toBe(200);
});

test('a request that is repeated changes nothing the second time', async () => {
  const id = newId('twice');
  await storeEntry('portfolio', id);
  const at = new Date(Date.now() + DAY_MS).toISOString();
  for (const request of [
    await publishRequest('portfolio', id, 'en'),
    { ...(await publishRequest('portfolio', id, 'id')), at },
    { operation: 'unpublish', locale: 'id' },
    { operation: 'delete', locale: 'en' },
  ]) {
    expect(await send({ ...request, kind: 'portfolio', entry: id })).toMatchObject({
      outcome: 'done',
    });
    const state = await everything('portfolio', id);
    expect(await send({ ...request, kind: 'portfolio', entry: id })).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await everything('portfolio', id)).toBe(state);
  }
});

test('typing in a published entry changes nothing public until it is published again', async () => {
  const id = newId('typed');
  await storeEntry('blog', id);
  await publish('blog', id);
  const shown = JSON.stringify(await published('blog', id));
  for (const slug of ['', 'Not An Address', `${id}-new`]) {
    await contentCollection('blog').doc(id).update({ slug, 'draft.en.title': 'Half a sent' });
    expect(JSON.stringify(await published('blog', id))).toBe(shown);
  }
  expect(await visible(id)).toBe(200);
});

test('the time of a change is that of the language whose public text changed', async () => {
  const id = newId('corrected');
  await storeEntry('blog', id);
  await publish('blog', id);
  await publish('blog', id, 'id');
  expect(await published('blog', id)).toMatchObject({ changed_at: { en: null, id: null } });
  await contentCollection('blog').doc(id).update({ 'draft.id.summary': 'Lebih baik.' });
  await publish('blog', id, 'id');
  const changed = (await published('blog', id))?.['changed_at'].id;
  expect(changed.toMillis()).toBeGreaterThan(Date.now() - DAY_MS);
  await contentCollection('blog')
    .doc(id)
    .update({ slug: `${id}-moved` });
  await publish('blog', id, 'en');
  expect(await published('blog', `${id}-moved`)).toMatchObject({
    changed_at: { en: null, id: changed },
  });
});

test('a changed address leaves redirects, which follow further changes; the way back works too', async () => {
  const id = newId('moved');
  const [a, b, c] = [`${id}-a`, `${id}-b`, `${id}-c`];
  await storeEntry('blog', id, { slug: a });
  for (const [slug, others] of [
    [a, []],
    [b, [a]],
    [c, [a, b]],
    [a, [b, c]],
  ] as const) {
    await contentCollection('blog').doc(id).update({ slug });
    expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
    expect(await published('blog', slug)).toHaveProperty('texts');
    for (const other of others) {
      expect(await published('blog', other)).toEqual({ entry: id, redirect_to: slug });
    }
  }
  const thief = newId('thief');
  await storeEntry('blog', thief, { slug: b });
  expect(issuesOf(await publish('blog', thief))).toEqual([422, 'not_publishable', 'slug taken']);
});

test('of two admins who publish two entries at one address at the same time, one is told', async () => {
  const [one, two] = [newId('race'), newId('race')];
  const slug = newId('wanted');
  await Promise.all([one, two].map((id) => storeEntry('blog', id, { slug })));
  const answers = await Promise.all([publish('blog', one), publish('blog', two)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const lost = answers.find(({ status }) => status === 422);
  expect(lost?.error?.issues).toEqual([{ field: 'slug', code: 'taken' }]);
  const winner = answers[0]?.status === 200 ? one : two;
  expect((await published('blog', slug))?.['entry']).toBe(winner);
  expect((await stored('blog', winner === one ? two : one))?.['live'].en).toBeNull();
});

test.each<[string, ContentKind, Record<string, unknown>, string]>([
  ['an invalid address', 'blog', { slug: 'Not An Address' }, 'slug malformed'],
  ['no address', 'blog', { slug: '' }, 'slug required'],
  ['no text', 'blog', { 'draft.en.body': ' ' }, 'body required'],
  ['no person', 'testimonials', { person: '' }, 'person required'],
  ['a link to a script', 'portfolio', { link: 'javascript:alert(1)' }, 'link malformed'],
  [
    'an image that is not stored',
    'blog',
    { cover: { id: randomUUID(), width: 9, height: 9, alt: { en: 'A', id: 'B' } } },
    'cover gone',
  ],
  [
    'an image in the text that is not stored',
    'blog',
    { 'draft.en.body': `Text\n\n![A](/media/${randomUUID()}/960.webp#9x9)` },
    'body gone',
  ],
  ['hostile Markdown', 'blog', { 'draft.en.body': '*a_ '.repeat(50_000) }, 'body too-complex'],
])('with %s nothing is published', async (_, kind, changes, expected) => {
  const id = newId('bad');
  await storeEntry(kind, id);
  await contentCollection(kind).doc(id).update(changes);
  const state = await everything(kind, id);
  expect(issuesOf(await publish(kind, id))).toEqual([422, 'not_publishable', expected]);
  expect(await everything(kind, id)).toBe(state);
});

test('what another admin changed is not published: the answer names the field', async () => {
  const id = newId('colleague');
  await storeEntry('blog', id);
  const entry = contentCollection('blog').doc(id);
  for (const [field, change] of [
    ['body', { 'draft.en.body': 'Half a sent' }],
    ['slug', { slug: `${id}-new` }],
    ['author', { author: 'design' }],
    ['cover', { cover: { id: randomUUID(), width: 9, height: 9, alt: { en: 'A', id: 'B' } } }],
  ] as const) {
    const request = await publishRequest('blog', id, 'en');
    await entry.update(change);
    const state = await everything('blog', id);
    // What the editor knew before does not help where the database holds a third value.
    const base = { [field]: 'Something else' };
    const { status, error } = await send({ ...request, base });
    expect([status, error?.code, error?.field]).toEqual([409, 'changed_since', field]);
    expect(await everything('blog', id)).toBe(state);
  }
  await entry.update({ cover: null });
  const request = await publishRequest('blog', id, 'en');
  // The other language is not what this admin publishes.
  await entry.update({ 'draft.id.title': 'Setengah kalim' });
  expect(await send(request)).toMatchObject({ outcome: 'done' });
  expect(await stored('blog', id)).toMatchObject({ draft: { id: { title: 'Setengah kalim' } } });
});

test('texts that are not stored yet are published and become the draft, in one step', async () => {
  const id = newId('unsaved');
  await storeEntry('blog', id);
  const request = await publishRequest('blog', id, 'en');
  const { title, slug } = request.fields as { title: string; slug: string };
  const fields = { ...request.fields, title: 'Typed just now', slug: `${id}-typed` };
  const answer = await send({ ...request, fields, base: { title, slug } });
  expect(answer).toEqual({ status: 200, outcome: 'done' });
  expect(await stored('blog', id)).toMatchObject({
    draft: { en: { title: 'Typed just now' }, id: { title: `${id} id` } },
    live: { en: { title: 'Typed just now' } },
    outdated: { en: false, id: true },
    slug: `${id}-typed`,
  });
  expect(await published('blog', `${id}-typed`)).toHaveProperty('texts.en.title', 'Typed just now');
  const history = await contentCollection('blog').doc(id).collection(HISTORY_COLLECTION).get();
  const revisions = history.docs.map((one) => [one.get('reason'), one.get('draft.en.title')]);
  expect(Object.fromEntries(revisions)).toEqual({
    matched: `${id} en`,
    publish: 'Typed just now',
  });
  // The answer did not arrive, and the editor asks again.
  expect(await send({ ...request, fields, base: { title, slug } })).toMatchObject({
    outcome: 'unchanged',
  });
});

test('the longest texts pass as what is sent and as what it is based on', async () => {
  const id = newId('long');
  await storeEntry('portfolio', id);
  // A control character takes six bytes in JSON.
  const body = '\u0001'.repeat(CONTENT_LIMITS.body);
  await contentCollection('portfolio').doc(id).update({ 'draft.en.body': body });
  const request = await publishRequest('portfolio', id, 'en');
  const fields = { ...request.fields, body: `${body.slice(1)}2` };
  expect(await send({ ...request, fields, base: { body } })).toMatchObject({ outcome: 'done' });
});

const LONG = 'Ω'.repeat(200_000);

test('texts that fit in characters but not in bytes are refused; what was public stays', async () => {
  const id = newId('bytes');
  await storeEntry('blog', id);
  await publish('blog', id);
  const shown = JSON.stringify(await published('blog', id));
  const drafts = { 'draft.en.body': LONG, 'draft.id.body': LONG.slice(0, 100_000) };
  await contentCollection('blog').doc(id).update(drafts);
  expect(issuesOf(await publish('blog', id))).toEqual([422, 'not_publishable', 'body too-large']);
  expect(JSON.stringify(await published('blog', id))).toBe(shown);
});

test('a schedule counts to the moment, in any time zone; a past one is refused', async () => {
  const id = newId('timed');
  await storeEntry('blog', id);
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await publish('blog', id, 'en', past)).error?.code).toBe('schedule_past');
  expect((await publish('blog', id, 'en', '2099-01-01T10:00')).error?.code).toBe('invalid_request');
  expect(await publish('blog', id, 'en', '2099-01-01T10:00:00+07:00')).toMatchObject({
    status: 200,
  });
  expect((await published('blog', id))?.['first_at'].toDate()).toEqual(
    new Date('2099-01-01T03:00Z'),
  );
  expect(await visible(id)).toBe(404);
  const soon = Date.now() + 60_000;
  await publish('blog', id, 'en', new Date(soon).toISOString());
  vi.useFakeTimers({ now: soon - 1, toFake: ['Date'] });
  try {
    expect(await visible(id)).toBe(404);
    vi.setSystemTime(soon);
    expect(await visible(id)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('requests that are none are refused', async () => {
  const token = await tokenOf('seed-admin');
  const ask = (body: object) => statusAndCode(postAs(token, '/api/admin/publishContent', body));
  const request = { operation: 'unpublish', kind: 'blog', entry: newId('none'), locale: 'en' };
  expect(await ask(request)).toEqual([404, 'no_such_entry']);
  for (const wrong of [{ entry: '../user/x' }, { entry: '__x__' }, { extra: 1 }]) {
    expect(await ask({ ...request, ...wrong })).toEqual([400, 'invalid_request']);
  }
});
