import { expect, test, vi } from 'vitest';
import { contentCollection } from '../../functions/src/firestore.ts';
import { CONTENT_KINDS, textFields } from '../../model/content/kinds.ts';
import { PREVIEW_LINK_MS } from '../../model/preview-links/link.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { storeEntry, storePublication } from './support/content.ts';
import { statusAndCode } from './admin-call.ts';
import { MARK, create, open, post, statusOf, textOf } from './support/preview-links.ts';
import { newAddress, send } from './support/requests.ts';

/** Headers of a page that nothing may keep or find. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-language': 'en',
  'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
};

test('a link opens the present draft in both languages, and nothing may keep or find the page', async () => {
  const link = await create();
  const { path } = link;
  expect(path).toMatch(/^\/preview\/[\w-]{43}$/);
  expect(Date.parse(link.expires) - Date.parse(link.created_date)).toBe(PREVIEW_LINK_MS);
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
  const publish = (id: string, order: number) =>
    storePublication(kind, id, { en: now, id: now }, { order });
  await storeEntry(kind, name, { order: 5000.2 });
  await publish(`${name}-before`, 5000.1);
  await publish(name, 5000.2);
  await publish(`${name}-after`, 5000.3);
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
    ['', '-before', '-after', '-later'].flatMap((address) => {
      const at = text.indexOf(shown(`${name}${address}`));
      return at < 0 ? [] : { address, at };
    });
  const [before, after] = order(html);
  expect(order(html).map(({ address }) => address)).toEqual(['-before', '-after']);
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
  await contentCollection(kind).doc(name).update({ deleted_date: new Date() });
  expect(await statusOf(path)).toBe(404);
});

test('a link to a draft of a project opens the page that it would have, with its client’s words', async () => {
  const name = `project-${MARK}`;
  const client = `client-${MARK}`;
  await storePublication('testimonials', client, { en: Date.now() - 1000 });
  await storeEntry('portfolio', name, {
    shared: { year: '2024', services: ['apps'], testimonial: client },
  });
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
  await storeEntry('portfolio', name, { shared: { link: 'javascript:alert(1)' } });
  const { path } = await create(name, 'portfolio');
  expect(await textOf(path)).not.toContain('alert(1)"');
  await contentCollection('portfolio')
    .doc(name)
    .update({ 'draft.shared.link': 'https://work.example/' });
  expect(await textOf(path)).toContain('href="https://work.example/"');
});

test('a link answers nothing but reading', async () => {
  const { path } = await create();
  const response = await send(path, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes' }),
  });
  expect(await statusAndCode(Promise.resolve(response))).toEqual([404, 'not_found']);
});

test('who tries many tokens is refused for a minute, also a right one; others are not', async () => {
  const { path } = await create();
  const from = async (address: string, to: string) => {
    const response = await send(to, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    return response.status;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const address = newAddress();
    for (let tries = 0; tries < 60; tries += 1) expect(await from(address, '/preview/x')).toBe(404);
    expect(await from(address, path)).toBe(429);
    expect(await from(newAddress(), path)).toBe(200);
    vi.advanceTimersByTime(60_000);
    expect(await from(address, path)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('a draft without any text has no page', async () => {
  for (const kind of CONTENT_KINDS) {
    const name = `empty-${kind}-${MARK}`;
    const none = Object.fromEntries(textFields(kind).map((field) => [field, '']));
    await storeEntry(kind, name, { draft: { en: none, id: none } });
    const { path } = await create(name, kind);
    expect(await statusOf(path), kind).toBe(404);
  }
});

test('a draft without a language, and one without an address, are shown as they are', async () => {
  const entry = `half-${MARK}`;
  await storeEntry('blog', entry, { shared: { slug: '' } });
  await contentCollection('blog')
    .doc(entry)
    .update({ 'draft.en': { title: '', summary: '', body: '' } });
  const { path } = await create(entry);
  expect(await textOf(path, 'id')).toContain(`<h1>${entry} id</h1>`);
  const english = await textOf(path);
  expect(english).toContain('This post is not available in English.');
  expect(english).toContain(`/api/language?to=id&amp;back=${path}`);
});
