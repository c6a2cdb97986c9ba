import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collection, contentCollection, database } from '../../functions/src/firestore.ts';
import type { CreatedPreviewLink, PreviewLinks } from '../../model/preview-links/api.ts';
import { KINDS } from '../../model/content/text.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import { PREVIEW_LINK_MS, PREVIEW_LINKS_PER_ENTRY } from '../../model/preview-links/link.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../functions/src/admin-app.ts';
import { readAllLinks } from '../../functions/src/preview-links/all-links.ts';
import { createLink, openLink } from '../../functions/src/preview-links/links.ts';
import { callAs, statusAndCode, tokenOf } from './admin-call.ts';
import { forgetAccounts, newAccount } from './support/accounts.ts';
import { deleteMarked, storeEntry, storePublication } from './support/content.ts';
import { send } from './support/requests.ts';

const MARK = randomUUID().slice(0, 8);
const post = `previewed-${MARK}`;
let admin = '';

beforeAll(async () => {
  admin = await tokenOf('seed-admin');
  await storeEntry('blog', post);
});

afterAll(async () => {
  const { docs } = await collection('preview_link').where('entry', '>=', '').get();
  const marked = docs.filter((found) => String(found.get('entry')).includes(MARK));
  await Promise.all(marked.map(({ ref }) => ref.delete()));
  await deleteMarked(MARK);
  await forgetAccounts();
});

const call = (body: object, as = admin) =>
  callAs(as, '/api/admin/previewLinks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function create(entry = post, kind: ContentKind = 'blog'): Promise<CreatedPreviewLink> {
  const response = await call({ operation: 'create', kind, entry });
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedPreviewLink;
}

async function list(entry = post, kind: ContentKind = 'blog'): Promise<PreviewLinks['links']> {
  const response = await callAs(admin, `/api/admin/previewLinks?kind=${kind}&entry=${entry}`);
  return ((await response.json()) as PreviewLinks).links;
}

const open = (path: string, locale = 'en') =>
  send(path, { headers: { 'accept-language': locale } });

const textOf = async (path: string, locale = 'en') => (await open(path, locale)).text();

const statusOf = async (path: string) => {
  const response = await open(path);
  await response.arrayBuffer();
  return response.status;
};

/** Headers of a page that nothing may keep or find. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-language': 'en',
  'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
};

test('a link opens the present draft in both languages, and nothing may keep or find the page', async () => {
  const { path, links } = await create();
  expect(path).toMatch(/^\/preview\/[\w-]{43}$/);
  const [link] = links;
  expect(Date.parse(link?.expires ?? '') - Date.parse(link?.created_date ?? '')).toBe(
    PREVIEW_LINK_MS.preview,
  );
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url/);
  expect(html).toContain(`<h1>${post} en</h1>`);
  expect(html).toContain('<strong>bold</strong>');
  expect(html).not.toMatch(/<img[^>]*onerror|href="javascript:/);
  expect(await textOf(path, 'id')).toContain(`<h1>${post} id</h1>`);
  expect(await textOf(`${path}?hl=id`)).toContain('Pratinjau');

  await contentCollection('blog').doc(post).update({ 'draft.en.title': 'Typed since' });
  expect(await textOf(path)).toContain('<h1>Typed since</h1>');
});

/** A testimonial as its list shows it. */
const shown = (name: string) => `>Good, ${name}</blockquote>`;

test('a link to a draft of a testimonial opens their page with the draft in its place', async () => {
  const kind = 'testimonials';
  const name = `${kind}-${MARK}`;
  const now = Date.now();
  const publish = (address: string, order: number, changes = {}) =>
    storePublication(kind, `${name}-${address}`, { en: now, id: now }, { order, ...changes });
  await storeEntry(kind, name, { order: 5000.2 });
  await publish('before', 5000.1);
  await publish('old', 5000.2, { entry: name });
  await publish('after', 5000.3);
  await storePublication(kind, `${name}-later`, { en: now + DAY_MS }, { order: 5000.2 });
  const { path } = await create(name, kind);

  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE);
  expect(html).toContain(`data-page="testimonial"`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url|data-entry="[^"]/);
  expect(html).not.toMatch(/<img[^>]*onerror|href="javascript:/);
  const order = (text: string) =>
    ['before', 'old', 'after', 'later'].flatMap((address) => {
      const at = text.indexOf(shown(`${name}-${address}`));
      return at < 0 ? [] : { address, at };
    });
  const [before, after] = order(html);
  expect(order(html).map(({ address }) => address)).toEqual(['before', 'after']);
  const draft = html.indexOf(shown(`${name} en`));
  expect(draft).toBeGreaterThan(before?.at ?? Infinity);
  expect(draft).toBeLessThan(after?.at ?? 0);
  // Marked at its place, and the notice leads there.
  const mark = html.indexOf('id="draft"');
  expect(mark).toBeGreaterThan(before?.at ?? Infinity);
  expect(mark).toBeLessThan(draft);
  expect(html.match(/id="draft"|href="#draft"|role="note"/g)).toHaveLength(3);
  const indonesian = await textOf(path, 'id');
  expect(indonesian).toContain(shown(`${name} id`));
  expect(indonesian).toContain('Pratinjau');

  // The present draft, in the place that it has now.
  await contentCollection(kind)
    .doc(name)
    .update({ 'draft.en.quote': 'Good, Typed since', order: 5000 });
  const moved = await textOf(path);
  expect(moved.indexOf(shown('Typed since'))).toBeGreaterThan(0);
  expect(moved.indexOf(shown('Typed since'))).toBeLessThan(order(moved)[0]?.at ?? 0);

  const token = path.split('/').at(-1) ?? '';
  for (const place of [`/api/content/${kind}`, '/sitemap.xml', '/testimonial']) {
    const text = await textOf(place);
    expect(text, place).not.toContain('Typed since');
    expect(text, place).not.toContain(`${name} id`);
    expect(text, place).not.toContain(token);
  }
  await contentCollection(kind).doc(name).delete();
  expect(await statusOf(path)).toBe(404);
});

test('a link to a draft of a project opens the page that it would have, with its client’s words', async () => {
  const name = `project-${MARK}`;
  const client = `client-${MARK}`;
  await storePublication('testimonials', client, { en: Date.now() - 1000 });
  await storeEntry('portfolio', name, { year: '2024', services: ['apps'], testimonial: client });
  await contentCollection('portfolio').doc(name).update({
    'draft.en.situation': 'Paper.',
    'draft.en.figure': '45',
    'draft.en.unit': 'minutes',
  });
  const { path } = await create(name, 'portfolio');
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE);
  expect(html).toContain('data-page="project"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url|data-entry="[^"]|id="draft"|href="#draft"/);
  for (const text of [`<h1>${name} en</h1>`, 'role="note"', 'Paper.', '45', '2024', client])
    expect(html).toContain(text);
  expect(await textOf(path, 'id')).toContain(`<h1>${name} id</h1>`);
  await contentCollection('portfolio').doc(name).update({ 'draft.en.situation': 'Typed since' });
  expect(await textOf(path)).toContain('Typed since');
  const token = path.split('/').at(-1) ?? '';
  for (const place of ['/api/content/portfolio', '/sitemap.xml', '/our-portofolio']) {
    expect(await textOf(place), place).not.toMatch(new RegExp(`Typed since|${name}|${token}`));
  }
  expect(await statusOf(`/our-portofolio/${name}`)).toBe(404);
});

test('a link in a draft that could not be published is not on its page', async () => {
  const name = `linked-${MARK}`;
  await storeEntry('portfolio', name, { link: 'javascript:alert(1)' });
  const { path } = await create(name, 'portfolio');
  expect(await textOf(path)).not.toContain('alert(1)"');
  await contentCollection('portfolio').doc(name).update({ link: 'https://work.example/' });
  expect(await textOf(path)).toContain('href="https://work.example/"');
});

test('a draft without any text has no page', async () => {
  for (const kind of CONTENT_KINDS) {
    const name = `empty-${kind}-${MARK}`;
    const none = Object.fromEntries(KINDS[kind].texts.map((field) => [field, '']));
    await storeEntry(kind, name, { draft: { en: none, id: none } });
    const { path } = await create(name, kind);
    expect(await statusOf(path), kind).toBe(404);
  }
});

test('a link belongs to one entry, also where entries of two kinds have one id', async () => {
  const name = `twice-${MARK}`;
  await storeEntry('portfolio', name);
  await storeEntry('testimonials', name);
  const { path, links } = await create(name, 'portfolio');
  expect(await list(name, 'testimonials')).toEqual([]);
  await call({ operation: 'revoke', kind: 'testimonials', entry: name, id: links[0]?.id });
  expect(await list(name, 'portfolio')).toHaveLength(1);
  expect(await textOf(path)).toContain('data-page="project"');
});

test('requests and stored links without a kind are about posts', async () => {
  const name = `kindless-${MARK}`;
  await storeEntry('blog', name);
  const response = await call({ operation: 'create', entry: name });
  const { path, links } = (await response.json()) as CreatedPreviewLink;
  const stored = collection('preview_link').doc(links[0]?.id ?? '');
  const { kind, ...kindless } = (await stored.get()).data() ?? {};
  expect(kind).toBe('blog');
  await stored.set(kindless);
  expect(await textOf(path)).toContain(`<h1>${name} en</h1>`);
  expect(await list(name)).toHaveLength(1);
  const listed = await callAs(admin, `/api/admin/previewLinks?entry=${name}`);
  expect(((await listed.json()) as PreviewLinks).links).toHaveLength(1);
  await call({ operation: 'revoke', entry: name, id: links[0]?.id });
  expect(await statusOf(path)).toBe(404);
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
    const text = await textOf(place);
    expect(text, place).not.toContain(post);
    expect(text, place).not.toContain(token);
  }
  expect(await statusOf(`/blog/${post}`)).toBe(404);
  expect(await statusOf(`/api/content/blog?post=${post}`)).toBe(404);
});

test.each(CONTENT_KINDS)(
  'of %s, the token is stored nowhere and the audit log has each action',
  async (kind) => {
    const entry = `audited-${kind}-${MARK}`;
    await storeEntry(kind, entry);
    const { path, links } = await create(entry, kind);
    const token = path.split('/').at(-1) ?? '';
    const stored = await collection('preview_link').where('entry', '==', entry).get();
    expect(JSON.stringify(stored.docs.map((found) => [found.id, found.data()]))).not.toContain(
      token,
    );
    const id = links[0]?.id;
    const revoke = () => call({ operation: 'revoke', kind, entry, id });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    const target = `${KINDS[kind].collection}/${entry}`;
    const audit = await database().collection('audit_log').where('target', '==', target).get();
    expect(
      audit.docs.map((found) => `${found.get('action')} by ${found.get('by')}`).toSorted(),
    ).toEqual(['preview_create by seed-admin', 'preview_revoke by seed-admin']);
    expect(JSON.stringify(audit.docs.map((found) => found.data()))).not.toContain(token);
  },
);

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
  const link = collection('preview_link').doc(expired.links[0]?.id ?? '');
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
  expect(await textOf(path, 'id')).toContain(`<h1>${entry} id</h1>`);
  const english = await textOf(path);
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
    { ...request, entry: '__x__' },
    { ...request, days: 90 },
    { ...request, kind: 'user' },
    { operation: 'revoke', entry: post, id: 'x' },
  ]) {
    expect(await statusAndCode(call(wrong))).toEqual([400, 'invalid_change']);
  }
  for (const wrong of ['entry=a/b', `kind=user&entry=${post}`]) {
    const refused = callAs(admin, `/api/admin/previewLinks?${wrong}`);
    expect(await statusAndCode(refused), wrong).toEqual([400, 'invalid_query']);
  }
});

test('an entry has a limited number of links, and expired ones do not count', async () => {
  const entry = `many-${MARK}`;
  await storeEntry('blog', entry);
  const created_date = new Date();
  const store = (index: number) =>
    collection('preview_link')
      .doc(`${MARK}-${index}`)
      .set({ entry, created_by: 'x', created_date, expires: new Date(Date.now() + DAY_MS) });
  await Promise.all(Array.from({ length: PREVIEW_LINKS_PER_ENTRY }, (_, index) => store(index)));
  expect(await statusAndCode(call({ operation: 'create', entry }))).toEqual([
    409,
    'too_many_links',
  ]);
  await collection('preview_link')
    .doc(`${MARK}-0`)
    .update({ expires: new Date(Date.now() - 1) });
  expect((await call({ operation: 'create', entry })).status).toBe(200);
});

test('all working links are listed with their entry and author, and end with the account that created them', async () => {
  const { uid, email } = await newAccount({ admin: true });
  const entry = `listed-${MARK}`;
  await storeEntry('testimonials', entry);
  const previewed = { kind: 'testimonials', id: entry } as const;
  const { path, links } = await createLink(previewed, 'preview', { uid, email }, Date.now());
  const token = path.split('/').at(-1) ?? '';
  const listed = await callAs(admin, '/api/admin/previewLinks');
  const all = (await listed.json()) as Awaited<ReturnType<typeof readAllLinks>>;
  const person = (await contentCollection('testimonials').doc(entry).get()).get('person') as string;
  expect(all.links.find(({ id }) => id === links[0]?.id)).toEqual({
    ...links[0],
    kind: 'testimonials',
    entry,
    name: { en: person, id: person },
    created_by: uid,
  });
  const later = await readAllLinks(Date.now() + PREVIEW_LINK_MS.preview);
  expect(later.links.map(({ id }) => id)).not.toContain(links[0]?.id);

  expect(await openLink(token)).not.toBeNull();
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
  expect(await openLink(token)).toBeNull();
  await getAuth(adminApp()).deleteUser(uid);
  expect(await openLink(token)).toBeNull();
  // An admin whose right was withdrawn after the request was let through.
  await collection('user').doc(uid).update({ is_admin: false });
  await expect(createLink(previewed, 'preview', { uid, email }, Date.now())).rejects.toMatchObject({
    code: 'not_admin',
  });
});
