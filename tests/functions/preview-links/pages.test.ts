import { beforeAll, expect, test, vi } from 'vitest';
import { CREATABLE_TYPES, fieldsOf } from '#model/content/content-types.ts';
import { PREVIEW_LINK_MS } from '#model/preview-links/api.ts';
import { messages as blog } from '#site/pages/blog/messages.ts';
import { contentCollection } from '../../../functions/src/firestore.ts';
import { inHtml } from '../../served-words.ts';
import { storeEntry, storePublication } from '../support/content.ts';
import { create, statusOf, textOf } from '../support/preview-links.ts';
import { newAddress, open, send, statusAndCode } from '../support/requests.ts';

const post = 'previewed';
beforeAll(() => storeEntry('blog', post));

/** Opens a page that nothing may keep or find. @returns its HTML */
async function openPrivate(path: string): Promise<string> {
  const response = await open(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-language': 'en',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") as string,
  });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:url|data-entry="[^"]/);
  expect(html).not.toMatch(/<img[^>]*onerror|href="javascript:/);
  return html;
}

/** No public place has a text of the draft, or leads to its link. */
async function expectHidden(path: string, places: string[], texts: string[]): Promise<void> {
  for (const place of places) {
    const shown = await textOf(place);
    for (const text of [...texts, path.split('/').at(-1) ?? '']) {
      expect(shown, place).not.toContain(text);
    }
  }
}

test('a link opens the present draft in both languages', async () => {
  const { path, expires, created_date } = await create(post);
  expect(path).toMatch(/^\/preview\/[\w-]{43}$/);
  expect(Date.parse(expires) - Date.parse(created_date)).toBe(PREVIEW_LINK_MS);
  const html = await openPrivate(path);
  expect(html).toContain(`<h1>${post} en</h1>`);
  expect(html).toContain('<strong>bold</strong>');
  expect(await textOf(path, 'id')).toContain(`<h1>${post} id</h1>`);
  expect(await textOf(`${path}?hl=id`)).toContain('Pratinjau');
  await contentCollection('blog').doc(post).update({ 'draft.en.title': 'Typed since' });
  expect(await textOf(path)).toContain('<h1>Typed since</h1>');
  // It answers nothing but reading.
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) };
  expect(await statusAndCode(send(path, answer))).toEqual([404, 'not_found']);
});

test('a link to a draft of a testimonial opens their page with the draft alone', async () => {
  const type = 'testimonials';
  await storeEntry(type, 'said');
  await storePublication(type, 'said', { en: Date.now() - 1000 });
  const { path } = await create('said', type);
  const quotes = (html: string) =>
    [...html.matchAll(/>Good, ([^<]*)<\/blockquote>/g)].map(([, name]) => name);
  const html = await openPrivate(path);
  expect(html).toContain(`data-page="testimonial"`);
  expect(html.match(/role="note"/g)).toHaveLength(1);
  expect(quotes(html)).toEqual(['said en']);
  expect(quotes(await textOf(path, 'id'))).toEqual(['said id']);

  await contentCollection(type).doc('said').update({ 'draft.en.quote': 'Good, Typed since' });
  expect(quotes(await textOf(path))).toEqual(['Typed since']);
  const places = [`/api/content/${type}`];
  await expectHidden(path, places, ['Typed since', 'said id']);
  await contentCollection(type).doc('said').update({ deleted_date: new Date() });
  expect(await statusOf(path)).toBe(404);
});

test('a link to the draft of a project opens its page with its client’s words', async () => {
  const [name, client] = ['unseen-work', 'ibu-sari'];
  await storePublication('testimonials', client, { en: Date.now() - 1000 });
  await storeEntry('portfolio', name, {
    shared: { year: '2024', services: ['apps'], testimonial: client, link: 'javascript:alert(1)' },
  });
  const draft = contentCollection('portfolio').doc(name);
  const { path } = await create(name, 'portfolio');
  const html = await openPrivate(path);
  expect(html).toContain('data-page="project"');
  expect(html).not.toContain('alert(1)"');
  for (const text of [`<h1>${name} en</h1>`, 'role="note"', '2024', client])
    expect(html).toContain(text);
  expect(await textOf(path, 'id')).toContain(`<h1>${name} id</h1>`);
  await draft.update({
    'draft.en.situation': 'Typed since',
    'draft.shared.link': 'https://work.example/',
  });
  const changed = await textOf(path);
  expect(changed).toContain('Typed since');
  expect(changed).toContain('href="https://work.example/"');
  const places = ['/api/content/portfolio'];
  await expectHidden(path, places, ['Typed since', name]);
  expect(await statusOf(`/our-portofolio/${name}`)).toBe(404);
});

test('a draft with a text in one language has a page, one without a text has none', async () => {
  for (const type of CREATABLE_TYPES) {
    const name = `empty-${type}`;
    const none = Object.fromEntries(fieldsOf(type, 'en').map((field) => [field.name, '']));
    await storeEntry(type, name, { draft: { en: none, id: none } });
    expect(await statusOf((await create(name, type)).path), type).toBe(404);
  }
  const none = { title: '', summary: '', body: '' };
  await storeEntry('blog', 'half', { shared: { slug: '' }, draft: { en: none } });
  const { path } = await create('half');
  expect(await textOf(path, 'id')).toContain('<h1>half id</h1>');
  const english = await textOf(path);
  expect(english).toContain(inHtml(blog.en.post.otherLanguage));
  expect(english).toContain(`href="${path}?hl=id"`);
});

test('who tries many tokens is refused for a minute, also a right one; others are not', async () => {
  const { path } = await create(post);
  const from = async (address: string, to: string) => {
    const response = await send(to, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    return response.status;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const address = newAddress();
  for (let tries = 0; tries < 60; tries += 1) expect(await from(address, '/preview/x')).toBe(404);
  expect(await from(address, path)).toBe(429);
  expect(await from(newAddress(), path)).toBe(200);
  vi.advanceTimersByTime(60_000);
  expect(await from(address, path)).toBe(200);
});
