import { randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentHandler } from '../../functions/src/content/endpoint.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { publishContentHandler } from '../../functions/src/publishing/endpoint.ts';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../model/collections.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import { CONTENT_LIMITS } from '../../model/content/limits.ts';
import { KINDS } from '../../model/content/text.ts';
import type { Locale } from '../../model/locale.ts';
import { callAs, statusAndCode, tokenOf } from './admin-call.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { deleteMarked, publishRequest, storeEntry, textsFor } from './support/content.ts';
import { serve } from './support/requests.ts';

const MARK = randomUUID().slice(0, 8);
const publishing = await serve(publishContentHandler);
const content = await serve(contentHandler);
let token = '';
let count = 0;

beforeAll(async () => {
  token = await tokenOf('seed-admin');
});

afterAll(async () => {
  await Promise.all([publishing.close(), content.close()]);
  await deleteMarked(MARK);
});

const newId = (name: string) => `${name}-${MARK}-${count++}`;

interface Answer {
  status: number;
  outcome?: string;
  error?: { code: string; field?: string; issues?: { field: string; code: string }[] };
}

async function send(request: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(publishing.origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const publish = async (
  kind: ContentKind,
  entry: string,
  locale: Locale = 'en',
  at: string | null = null,
) => {
  return send({ ...(await publishRequest(kind, entry, locale)), at });
};

const stored = async (kind: ContentKind, id: string): Promise<DocumentData | undefined> =>
  (await contentCollection(kind).doc(id).get()).data();
const published = async (kind: ContentKind, address: string): Promise<DocumentData | undefined> =>
  (await publicationCollection(kind).doc(address).get()).data();

/** Everything that a change of an entry may write. */
async function everything(kind: ContentKind, id: string): Promise<unknown> {
  const entry = contentCollection(kind).doc(id);
  const target = `${KINDS[kind].collection}/${id}`;
  const [history, audit, publications] = await Promise.all([
    entry.collection(HISTORY_COLLECTION).get(),
    database().collection(COLLECTIONS.auditLog).where('target', '==', target).get(),
    publicationCollection(kind).where('entry', '==', id).get(),
  ]);
  return JSON.stringify([
    (await entry.get()).data(),
    history.docs.map((one) => String(one.data()['reason'])).toSorted(),
    audit.docs.map((one) => String(one.data()['action'])).toSorted(),
    publications.docs.map((one) => [one.id, one.data()]),
  ]);
}

async function visible(slug: string): Promise<number> {
  const response = await fetch(`${content.origin}blog?post=${slug}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

const issuesOf = ({ status, error }: Answer) => [
  status,
  error?.code,
  error?.issues?.map(({ field, code }) => `${field} ${code}`).join(),
];

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

const LONG = 'Ω'.repeat(200_000);

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
  const soon = Date.now() + 5000;
  await publish('blog', id, 'en', new Date(soon).toISOString());
  expect(await visible(id)).toBe(404);
  await vi.waitUntil(async () => Date.now() > soon && (await visible(id)) === 200, 20_000);
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

  expect(await send({ operation: 'restore', kind: 'blog', entry: id })).toMatchObject({
    outcome: 'done',
  });
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

test('a malformed record is repaired in place; what is public stays, unless the record no longer says what', async () => {
  const id = newId('damaged');
  await storeEntry('portfolio', id);
  await publish('portfolio', id);
  const entry = contentCollection('portfolio').doc(id);
  await entry.update({ cover: { id: 7 }, outdated: null });
  expect((await publish('portfolio', id)).error?.code).toBe('malformed_entry');
  expect(await send({ operation: 'repair', kind: 'portfolio', entry: id })).toMatchObject({
    outcome: 'done',
  });
  expect(await stored('portfolio', id)).toMatchObject({
    cover: null,
    live: { en: { summary: 'Short.' } },
  });
  expect(await published('portfolio', id)).toHaveProperty('texts');
  await entry.update({ live: 'nonsense' });
  expect(await send({ operation: 'repair', kind: 'portfolio', entry: id })).toMatchObject({
    outcome: 'done',
  });
  expect(await published('portfolio', id)).toEqual({ entry: id, redirect_to: null });
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

test('only admins may publish, through Hosting too; any other request is refused', async () => {
  const ask = (as: string, body: object) =>
    statusAndCode(
      callAs(as, '/api/admin/publishContent', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const request = { operation: 'unpublish', kind: 'blog', entry: newId('none'), locale: 'en' };
  expect(await ask('', request)).toEqual([401, 'signed_out']);
  expect(await ask(await tokenOf('seed-client'), request)).toEqual([403, 'not_admin']);
  expect(await ask(token, request)).toEqual([404, 'no_such_entry']);
  for (const wrong of [{ entry: '../user/x' }, { entry: '__x__' }, { extra: 1 }]) {
    expect(await ask(token, { ...request, ...wrong })).toEqual([400, 'invalid_request']);
  }
});
