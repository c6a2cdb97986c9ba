import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contentCollection,
  database,
  previewLinkCollection,
} from '../../functions/src/firestore.ts';
import type { CreatedPreviewLink, PreviewLinks } from '../../model/api/preview-links.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { PREVIEW_LINK_MS, PREVIEW_LINKS_PER_POST } from '../../model/preview-link.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { callAs, statusAndCode, tokenOf } from './admin-call.ts';
import { deleteMarked, storeEntry } from './support/content.ts';
import { send } from './support/requests.ts';

const MARK = randomUUID().slice(0, 8);
const post = `previewed-${MARK}`;
let admin = '';

beforeAll(async () => {
  admin = await tokenOf('seed-admin');
  await storeEntry('blog', post);
});

afterAll(async () => {
  const { docs } = await previewLinkCollection().where('entry', '>=', '').get();
  const marked = docs.filter((found) => String(found.get('entry')).includes(MARK));
  await Promise.all(marked.map(({ ref }) => ref.delete()));
  await deleteMarked(MARK);
});

const call = (body: object, as = admin) =>
  callAs(as, '/api/admin/previewLinks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function create(entry = post): Promise<CreatedPreviewLink> {
  const response = await call({ operation: 'create', entry });
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedPreviewLink;
}

async function list(entry = post): Promise<PreviewLinks['links']> {
  const response = await callAs(admin, `/api/admin/previewLinks?entry=${entry}`);
  return ((await response.json()) as PreviewLinks).links;
}

const open = (path: string, locale = 'en') =>
  send(path, { headers: { 'accept-language': locale } });

const statusOf = async (path: string) => {
  const response = await open(path);
  await response.arrayBuffer();
  return response.status;
};

test('a link opens the present draft in both languages, and nothing may keep or find the page', async () => {
  const { path, links } = await create();
  expect(path).toMatch(/^\/preview\/[\w-]{43}$/);
  const [link] = links;
  expect(Date.parse(link?.expires ?? '') - Date.parse(link?.created_date ?? '')).toBe(
    PREVIEW_LINK_MS,
  );
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-language': 'en',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url/);
  expect(html).toContain(`<h1>${post} en</h1>`);
  expect(html).toContain('<strong>bold</strong>');
  expect(html).not.toMatch(/<img[^>]*onerror|href="javascript:/);
  expect(await (await open(path, 'id')).text()).toContain(`<h1>${post} id</h1>`);
  expect(await (await open(`${path}?hl=id`)).text()).toContain('Pratinjau');

  await contentCollection('blog').doc(post).update({ 'draft.en.title': 'Typed since' });
  expect(await (await open(path)).text()).toContain('<h1>Typed since</h1>');
});

test('the public site never learns of a draft that has a link', async () => {
  const { path } = await create();
  const token = path.split('/').at(-1) ?? '';
  for (const place of [
    '/sitemap.xml',
    '/blog/from/~latest',
    '/blog/feed-en.xml',
    '/api/content/blog',
  ]) {
    const text = await (await open(place)).text();
    expect(text, place).not.toContain(post);
    expect(text, place).not.toContain(token);
  }
  expect(await statusOf(`/blog/${post}`)).toBe(404);
  expect(await statusOf(`/api/content/blog?post=${post}`)).toBe(404);
});

test('the token is stored nowhere, and each act is in the audit log', async () => {
  const entry = `audited-${MARK}`;
  await storeEntry('blog', entry);
  const { path, links } = await create(entry);
  const token = path.split('/').at(-1) ?? '';
  const stored = await previewLinkCollection().where('entry', '==', entry).get();
  expect(JSON.stringify(stored.docs.map((found) => [found.id, found.data()]))).not.toContain(token);
  const id = links[0]?.id;
  const revoke = () => call({ operation: 'revoke', entry, id });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(200);
  const target = `${COLLECTIONS.blogPost}/${entry}`;
  const audit = await database().collection('audit_log').where('target', '==', target).get();
  expect(
    audit.docs.map((found) => `${found.get('action')} by ${found.get('by')}`).toSorted(),
  ).toEqual(['preview_create by seed-admin', 'preview_revoke by seed-admin']);
  expect(JSON.stringify(audit.docs.map((found) => found.data()))).not.toContain(token);
});

test('a revoked link, an expired one, an unknown one and one to a deleted post show the 404 page', async () => {
  const { path, links } = await create();
  const id = links[0]?.id ?? '';
  expect(await statusOf(path)).toBe(200);
  // A link can only be revoked by its own post.
  await call({ operation: 'revoke', entry: `other-${MARK}`, id });
  expect(await statusOf(path)).toBe(200);
  const answer = await call({ operation: 'revoke', entry: post, id });
  expect(((await answer.json()) as PreviewLinks).links.map((one) => one.id)).not.toContain(id);
  expect(await statusOf(path)).toBe(404);

  const expired = await create();
  const link = previewLinkCollection().doc(expired.links[0]?.id ?? '');
  await link.update({ expires: new Date(Date.now() - 1) });
  expect(await statusOf(expired.path)).toBe(404);
  expect((await list()).map((one) => one.id)).not.toContain(link.id);
  // The id, which admins see and the database keeps, is not the token.
  expect(await statusOf(`/preview/${link.id.slice(0, 43)}`)).toBe(404);

  const gone = `gone-${MARK}`;
  await storeEntry('blog', gone);
  const toGone = await create(gone);
  await contentCollection('blog').doc(gone).delete();
  const response = await open(toGone.path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('data-page="not-found"');
  for (const wrong of [
    '/preview/a',
    `/preview/${'x'.repeat(43)}`,
    `/preview/${'%2e'.repeat(43)}`,
  ]) {
    expect(await statusOf(wrong), wrong).toBe(404);
  }
});

test('a draft without a language, and one without an address, are shown as they are', async () => {
  const entry = `half-${MARK}`;
  await storeEntry('blog', entry, { slug: '' });
  await contentCollection('blog')
    .doc(entry)
    .update({ 'draft.en': { title: '', summary: '', body: '' } });
  const { path } = await create(entry);
  expect(await (await open(path, 'id')).text()).toContain(`<h1>${entry} id</h1>`);
  const english = await (await open(path)).text();
  expect(english).toContain('This post is not available in English.');
  expect(english).toContain(`/api/language?to=id&amp;back=${path}`);
});

test('only admins see, create and revoke links; anything else is refused', async () => {
  const client = await tokenOf('seed-client');
  const request = { operation: 'create', entry: post };
  expect(await statusAndCode(call(request, ''))).toEqual([401, 'signed_out']);
  expect(await statusAndCode(call(request, client))).toEqual([403, 'not_admin']);
  const url = `/api/admin/previewLinks?entry=${post}`;
  expect(await statusAndCode(callAs(client, url))).toEqual([403, 'not_admin']);
  expect(await statusAndCode(call({ ...request, entry: 'never' }))).toEqual([404, 'no_such_entry']);
  for (const wrong of [
    { ...request, entry: '../user/x' },
    { ...request, days: 90 },
    { operation: 'revoke', entry: post, id: 'x' },
  ]) {
    expect(await statusAndCode(call(wrong))).toEqual([400, 'invalid_change']);
  }
  expect(await statusAndCode(callAs(admin, '/api/admin/previewLinks?entry=a/b'))).toEqual([
    400,
    'invalid_query',
  ]);
});

test('a post has a limited number of links, and expired ones do not count', async () => {
  const entry = `many-${MARK}`;
  await storeEntry('blog', entry);
  const created_date = new Date();
  const store = (index: number) =>
    previewLinkCollection()
      .doc(`${MARK}-${index}`)
      .set({ entry, created_by: 'x', created_date, expires: new Date(Date.now() + DAY_MS) });
  await Promise.all(Array.from({ length: PREVIEW_LINKS_PER_POST }, (_, index) => store(index)));
  expect(await statusAndCode(call({ operation: 'create', entry }))).toEqual([
    409,
    'too_many_links',
  ]);
  await previewLinkCollection()
    .doc(`${MARK}-0`)
    .update({ expires: new Date(Date.now() - 1) });
  expect((await call({ operation: 'create', entry })).status).toBe(200);
});
