import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS_PER_HOUR } from '../../functions/src/confirmation/answer-page.ts';
import { confirmWords } from '../../functions/src/confirmation/store-answer.ts';
import { publishedList } from '../../functions/src/content/published-lists.ts';
import { parseCursor } from '../../functions/src/content/cursor.ts';
import { collection, contentCollection } from '../../functions/src/firestore.ts';
import { openLink } from '../../functions/src/preview-links/links.ts';
import { clientKey } from '../../functions/src/rate-limit/limit.ts';
import { MOST_NOTES, NOTE_LENGTH } from '../../model/confirmation/confirmation.ts';
import type { CreatedPreviewLink, PreviewLinks } from '../../model/preview-links/api.ts';
import { PREVIEW_LINK_MS } from '../../model/preview-links/link.ts';
import type { PublicTestimonial } from '../../model/publishing/content-api.ts';
import type { PublishRequest } from '../../model/publishing/api.ts';
import type { Locale } from '../../model/locale.ts';
import { callAs, postAs, statusAndCode, tokenOf } from './admin-call.ts';
import { deleteMarked, publishRequest, storeEntry } from './support/content.ts';
import { newAddress, send } from './support/requests.ts';

const MARK = randomUUID().slice(0, 8);
let admin = '';

beforeAll(async () => {
  admin = await tokenOf('seed-admin');
});

afterAll(async () => {
  const links = await collection('preview_link').where('kind', '==', 'testimonials').get();
  const asked = links.docs.filter((found) => String(found.get('entry')).includes(MARK));
  const confirmations = await collection('testimonial_confirmation').listDocuments();
  const answered = confirmations.filter(({ id }) => id.includes(MARK));
  await Promise.all([...asked.map(({ ref }) => ref), ...answered].map((ref) => ref.delete()));
  await deleteMarked(MARK);
});

const post = (path: string, body: object) => postAs(admin, path, body);

/** A testimonial in both languages, and a link that asks its client for a confirmation. */
async function ask(name: string): Promise<{ id: string; path: string; linkId: string }> {
  const id = `${name}-${MARK}`;
  await storeEntry('testimonials', id, { order: 5000 });
  const request = { operation: 'create', kind: 'testimonials', entry: id, purpose: 'confirmation' };
  const response = await post('/api/admin/previewLinks', request);
  const { path, links } = (await response.json()) as CreatedPreviewLink;
  return { id, path, linkId: links[0]?.id ?? '' };
}

/** Opens a page as a client's browser does. */
async function open(path: string, method = 'GET'): Promise<{ status: number; html: string }> {
  const response = await send(path, { method, headers: { 'accept-language': 'en' } });
  return { status: response.status, html: await response.text() };
}

const FORM = 'application/x-www-form-urlencoded';

/** Sends a form of the page as a browser without scripting does. */
async function answer(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await send(path, {
    method: 'POST',
    headers: {
      'content-type': FORM,
      'accept-language': 'en',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The digest that the page's form sends back. */
const shownOn = (html: string): string => /name="shown" value="([\w-]+)"/.exec(html)?.[1] ?? '';

/** Confirms what the page shows at this moment. */
async function confirm(path: string): Promise<void> {
  const { html } = await open(path);
  const { status } = await answer(path, { answer: 'confirm', shown: shownOn(html) });
  expect(status).toBe(200);
}

const stored = async (id: string) =>
  (await collection('testimonial_confirmation').doc(id).get()).data();

const draft = (id: string) => contentCollection('testimonials').doc(id);

async function publishBoth(id: string): Promise<void> {
  for (const locale of ['en', 'id'] as const) {
    const request = await publishRequest('testimonials', id, locale);
    expect((await post('/api/admin/publishContent', request)).status).toBe(200);
  }
}

const perform = async (request: PublishRequest) => {
  expect((await post('/api/admin/publishContent', request)).status).toBe(200);
};

/** The languages in which visitors read that the client confirmed. */
async function marked(id: string): Promise<Locale[]> {
  let item: PublicTestimonial | undefined;
  for (let after = null; item === undefined;) {
    const { value } = await publishedList.testimonials(after);
    item = value.items.find(({ key }) => key === id);
    if (item === undefined && value.next === null) throw new Error(`${id} is not public`);
    after = parseCursor('testimonials', value.next ?? '');
  }
  return (['en', 'id'] as const).filter((locale) => item.texts[locale]?.confirmed_at !== undefined);
}

const auditOf = async (id: string): Promise<string[]> => {
  const target = `testimonial/${id}`;
  const { docs } = await collection('audit_log').where('target', '==', target).get();
  return docs.map((found) => `${found.get('action')} ${found.get('detail')} by ${found.get('by')}`);
};

test('the page shows the words in both languages and how they will stand; opening it changes nothing', async () => {
  const { id, path, linkId } = await ask('asked');
  await draft(id).update({ 'draft.id.quote': '<script>alert(1)</script> & "bagus"' });
  const link = collection('preview_link').doc(linkId);
  const before = (await link.get()).data();
  const [created, expires] = ['created_date', 'expires'].map((name) => before?.[name].toMillis());
  expect(expires - created).toBe(PREVIEW_LINK_MS.confirmation);

  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('Are these your words?');
  expect(html).toContain(`>Good, ${id} en</blockquote>`);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;bagus&quot;');
  expect(html).toContain(`<strong dir="auto">${id}</strong><span>Owner</span>`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url|data-entry="[^"]/);
  expect((await open(`${path}?hl=id`)).html).toContain('Benarkah ini kata-kata Anda?');
  expect(await open(path, 'HEAD')).toEqual({ status: 200, html: '' });
  const headers = Object.fromEntries((await send(path)).headers);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect((await link.get()).data()).toEqual(before);
  expect(await stored(id)).toBeUndefined();
  expect(await auditOf(id)).toEqual(['preview_create confirmation by seed-admin']);
});

test('a client confirms once, and visitors read it in each language until its words change', async () => {
  const { id, path, linkId } = await ask('confirmed');
  await publishBoth(id);
  expect(await marked(id)).toEqual([]);
  const shown = shownOn((await open(path)).html);
  const first = await answer(`${path}?hl=id`, { answer: 'confirm', shown });
  expect([first.status, first.html.includes('Anda mengonfirmasi kata-kata Anda')]).toEqual([
    200,
    true,
  ]);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(await marked(id)).toEqual(['en', 'id']);
  expect(await auditOf(id)).toContain('testimonial_confirm en, id by ');

  const confirmed = await stored(id);
  const again = await answer(path, { answer: 'confirm', shown });
  expect([again.status, again.html.includes('You have already confirmed')]).toEqual([410, true]);
  const late = await answer(path, { answer: 'change', note: 'Too late' });
  expect([late.status, late.html.includes('>Too late</p>')]).toEqual([410, true]);
  expect((await open(path)).status).toBe(410);
  expect(await stored(id)).toEqual(confirmed);
  const listed = await callAs(admin, `/api/admin/previewLinks?kind=testimonials&entry=${id}`);
  expect(((await listed.json()) as PreviewLinks).links).toEqual([]);
  const all = await callAs(admin, '/api/admin/previewLinks');
  expect(await all.text()).not.toContain(linkId);

  // A letter of one language; typing alone changes nothing public.
  await draft(id).update({ 'draft.en.role': 'owner' });
  expect(await marked(id)).toEqual(['en', 'id']);
  await publishBoth(id);
  expect(await marked(id)).toEqual(['id']);
  // A letter of the name, which both languages share.
  await draft(id).update({ 'draft.en.role': 'Owner', person: `${id}.` });
  await publishBoth(id);
  expect(await marked(id)).toEqual([]);
  await draft(id).update({ person: id });
  await publishBoth(id);
  expect(await marked(id)).toEqual(['en', 'id']);
});

test('a preview shows the mark where the draft has the confirmed words', async () => {
  const { id, path } = await ask('previewed');
  await confirm(path);
  const request = { operation: 'create', kind: 'testimonials', entry: id, purpose: 'preview' };
  const created = await post('/api/admin/previewLinks', request);
  const preview = ((await created.json()) as CreatedPreviewLink).path;
  const mark = /<span lang="en">Confirmed by the client/g;
  const before = (await open(preview)).html.match(mark)?.length ?? 0;
  expect(before).toBeGreaterThan(0);
  await draft(id).update({ 'draft.en.quote': 'Typed since' });
  expect((await open(preview)).html.match(mark)?.length ?? 0).toBe(before - 1);
});

test('words that changed after the page was opened are shown, and not confirmed', async () => {
  const { id, path } = await ask('changed');
  const shown = shownOn((await open(path)).html);
  await draft(id).update({ 'draft.id.quote': 'Typed since' });
  const { status, html } = await answer(path, { answer: 'confirm', shown });
  expect(status).toBe(409);
  expect(html).toContain('The words have changed');
  expect(html).toContain('>Typed since</blockquote>');
  expect(await stored(id)).toBeUndefined();
  expect((await answer(path, { answer: 'confirm', shown: shownOn(html) })).status).toBe(200);
  expect((await stored(id))?.['words'].id.quote).toBe('Typed since');
});

test('a client is asked only for the languages that quote something', async () => {
  const { id, path } = await ask('half');
  await draft(id).update({ 'draft.en': { quote: ' ', role: 'Owner' } });
  const { html } = await open(path);
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  await confirm(path);
  expect(Object.keys((await stored(id))?.['words'])).toEqual(['id']);
  const empty = await ask('empty');
  const none = { quote: '', role: '' };
  await draft(empty.id).update({ draft: { en: none, id: none } });
  expect((await open(empty.path)).status).toBe(404);
});

test('a note is kept once, until an admin removes it; the link goes on asking', async () => {
  const { id, path } = await ask('noted');
  const note = 'Please write <b>“Ayu”</b>,\r\nnot “Ayuni”.\u0000';
  for (let i = 0; i < 2; i++) {
    const { status, html } = await answer(path, { answer: 'change', note: ` ${note}\n` });
    expect([status, html.includes('Thank you, we have your note')]).toEqual([200, true]);
    expect(html).toContain('>These are my words</button>');
  }
  const notes: unknown[] = (await stored(id))?.['notes'];
  expect(notes).toEqual([
    { text: 'Please write <b>“Ayu”</b>,\nnot “Ayuni”.', created_date: expect.anything() },
  ]);
  expect(await auditOf(id)).toContain('testimonial_note  by ');
  await confirm(path);
  expect((await stored(id))?.['notes']).toEqual(notes);

  const until = (await stored(id))?.['notes'][0].created_date.toMillis();
  const request = { operation: 'removeNotes', kind: 'testimonials', entry: id } as const;
  await perform({ ...request, until: until - 1 });
  expect((await stored(id))?.['notes']).toHaveLength(1);
  await perform({ ...request, until });
  await perform({ ...request, until });
  expect(await stored(id)).toMatchObject({ words: { en: { person: id } }, notes: [] });
  const removals = (await auditOf(id)).filter((line) => line.includes('notes_remove'));
  expect(removals).toEqual(['testimonial_notes_remove 1 by seed-admin']);
});

test('a note that cannot be stored is given back', async () => {
  const { id, path } = await ask('full');
  const long = 'x'.repeat(NOTE_LENGTH + 1);
  for (const note of ['', ' \n', long]) {
    const { status, html } = await answer(path, { answer: 'change', note });
    expect([status, html.includes('at most 1,000 characters')]).toEqual([400, true]);
    expect(html.includes(`>${long}</textarea>`)).toBe(note === long);
    expect(html).toContain('<blockquote');
  }
  expect(await stored(id)).toBeUndefined();
  const created_date = new Date();
  const notes = Array.from({ length: MOST_NOTES }, (_, index) => ({
    text: `${index}`,
    created_date,
  }));
  await collection('testimonial_confirmation').doc(id).set({ notes });
  const { status, html } = await answer(path, { answer: 'change', note: 'One too many' });
  expect([status, html.includes('>One too many</p>')]).toEqual([409, true]);
  expect((await stored(id))?.['notes']).toHaveLength(MOST_NOTES);
  await confirm(path);
});

test('every other answer is refused in words, and stores nothing', async () => {
  const { id, path } = await ask('refused');
  const shown = shownOn((await open(path)).html);
  const valid = { answer: 'confirm', shown };
  const html = 'text/html; charset=utf-8';
  const busy = newAddress();
  const network = busy.replace(/::1$/, '::/64');
  const expires = new Date(Date.now() + 60_000);
  const key = clientKey('confirmation', network);
  await collection('rate_limit').doc(key).set({ count: ANSWERS_PER_HOUR, expires });
  for (const [status, words, fields, headers] of [
    [403, 'Your answer did not arrive', valid, { 'sec-fetch-site': 'cross-site' }],
    [415, 'Your answer did not arrive', valid, { 'content-type': 'application/json' }],
    [413, 'Your answer did not arrive', { answer: 'change', note: 'x'.repeat(17_000) }, {}],
    [400, 'Your answer did not arrive', { answer: 'publish', shown }, {}],
    [400, 'Your answer did not arrive', { ...valid, shown: 'x' }, {}],
    [400, 'Your answer did not arrive', { ...valid, date: '2020-01-01' }, {}],
    [429, 'Please try again in', valid, { 'x-forwarded-for': busy }],
  ] as const) {
    const refused = await answer(path, fields, headers);
    expect([refused.status, refused.headers.get('content-type')], words).toEqual([status, html]);
    expect(refused.html).toContain(words);
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
  }
  const kept = await answer(path, { answer: 'change', note: 'Mine' }, { 'x-forwarded-for': busy });
  expect(kept.html).toContain('>Mine</textarea>');
  await collection('rate_limit').doc(key).delete();
  expect((await send(path, { method: 'PUT' })).status).toBe(405);
  expect(await stored(id)).toBeUndefined();
  expect((await open(path)).status).toBe(200);
});

test('an expired link says so; a revoked, unknown or other one is the 404 page; none confirms', async () => {
  const { id, path, linkId } = await ask('ended');
  const valid = { answer: 'confirm', shown: shownOn((await open(path)).html) };
  const link = collection('preview_link').doc(linkId);
  const { expires } = (await link.get()).data() ?? {};
  await link.update({ expires: new Date(Date.now() - 1) });
  const expired = await open(path);
  expect([expired.status, expired.html.includes('This link has expired')]).toEqual([410, true]);
  expect((await answer(path, valid)).status).toBe(410);
  await link.update({ expires });
  expect((await open(path)).status).toBe(200);

  const revoke = { operation: 'revoke', kind: 'testimonials', entry: id, id: linkId };
  await post('/api/admin/previewLinks', revoke);
  const request = { operation: 'create', kind: 'testimonials', entry: id, purpose: 'preview' };
  const preview = (await (await post('/api/admin/previewLinks', request)).json()) as {
    path: string;
  };
  for (const ended of [path, `/preview/${'x'.repeat(43)}`, preview.path]) {
    expect((await answer(ended, valid)).status, ended).toBe(404);
  }
  expect((await open(path)).status).toBe(404);

  expect(await stored(id)).toBeUndefined();

  const gone = await ask('gone');
  await draft(gone.id).delete();
  expect((await open(gone.path)).status).toBe(404);
  expect((await answer(gone.path, valid)).status).toBe(404);
});

test('of two answers at the same moment, one confirms', async () => {
  const { id, path } = await ask('twice');
  const shown = shownOn((await open(path)).html);
  const link = await openLink(path.split('/').at(-1) ?? '');
  if (link === null) throw new Error('the link does not open');
  const both = await Promise.all([1, 2].map(() => confirmWords(link, shown, Date.now())));
  expect(new Set(both.map(({ state }) => state))).toEqual(new Set(['confirmed', 'used']));
  const confirmations = (await auditOf(id)).filter((line) =>
    line.startsWith('testimonial_confirm'),
  );
  expect(confirmations).toHaveLength(1);
});

test('only a testimonial can be confirmed', async () => {
  const id = `post-${MARK}`;
  await storeEntry('blog', id);
  const request = { operation: 'create', kind: 'blog', entry: id, purpose: 'confirmation' };
  const refused = post('/api/admin/previewLinks', request);
  expect(await statusAndCode(refused)).toEqual([400, 'invalid_change']);
});
