import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentHandler } from '../../functions/src/content/endpoint.ts';
import { contentCollection } from '../../functions/src/firestore.ts';
import type { PublicPost, PublicPostSummary } from '../../model/api/content.ts';
import { DAY, document, SOON, textsFor } from './support/content.ts';
import { errorOf, send, serve } from './support/requests.ts';

/** Warnings of the function. Its logger binds to the console when it is first imported. */
const warnings = vi.hoisted(() => {
  const lines: string[] = [];
  console.warn = (line: string) => void lines.push(line);
  return lines;
});

const MARK = randomUUID().slice(0, 8);
const { origin, close } = await serve(contentHandler);

const slugs = {
  live: `live-${MARK}`,
  draft: `draft-${MARK}`,
  scheduled: `scheduled-${MARK}`,
  oneLanguage: `one-language-${MARK}`,
  malformed: `malformed-${MARK}`,
};

beforeAll(async () => {
  const past = Date.now() - DAY;
  await Promise.all([
    document('blog', { slug: slugs.live, live: { en: past, id: past } }),
    document('blog', { slug: slugs.draft, live: {} }),
    document('blog', { slug: slugs.scheduled, live: { en: Date.now() + SOON, id: null } }),
    document('blog', { slug: slugs.oneLanguage, live: { id: past } }),
    document('blog', { slug: slugs.malformed, live: { en: past }, changes: { slug: '../etc' } }),
    document('blog', { slug: `${slugs.malformed}-a`, live: { en: past }, changes: { live: 'x' } }),
    document('blog', { slug: `${slugs.malformed}-b`, live: { en: past }, changes: { cover: [] } }),
    document('portfolio', { slug: slugs.live, live: { en: past }, changes: { order: 2 } }),
    document('portfolio', {
      slug: slugs.malformed,
      live: { en: past },
      changes: { link: 'javascript:alert(1)' },
    }),
    document('testimonials', { slug: slugs.live, live: { en: past } }),
    document('testimonials', { slug: slugs.malformed, live: { en: past }, changes: { person: 7 } }),
  ]);
});

afterAll(async () => {
  await close();
  for (const kind of ['blog', 'portfolio', 'testimonials'] as const) {
    const { docs } = await contentCollection(kind).get();
    await Promise.all(docs.filter(({ id }) => id.includes(MARK)).map(({ ref }) => ref.delete()));
  }
});

async function get(path: string): Promise<[Response, Record<string, unknown>]> {
  const response = await fetch(origin + path);
  return [response, (await response.clone().json()) as Record<string, unknown>];
}

async function post(slug: string): Promise<PublicPost> {
  const [response, { item }] = await get(`blog?post=${slug}`);
  expect(response.status).toBe(200);
  return item as PublicPost;
}

test('the list contains only published content, in its published languages', async () => {
  const [response, { items }] = await get('blog');
  expect(response.status).toBe(200);
  const own = (items as PublicPostSummary[]).filter(({ slug }) => slug.includes(MARK));
  expect(own.map(({ slug }) => slug).sort()).toEqual([slugs.live, slugs.oneLanguage]);
  const byOne = own.find(({ slug }) => slug === slugs.oneLanguage);
  expect(Object.keys(byOne?.texts ?? {})).toEqual(['id']);
  expect(Object.keys(byOne?.texts.id ?? {}).sort()).toEqual(['publish_at', 'summary', 'title']);
  const whole = JSON.stringify(items);
  expect(whole).not.toContain('secret draft');
  expect(whole).not.toContain('updated_by');
});

test('only malformed content is logged; drafts are not', async () => {
  const namedBy = async (path: string, slug: string) => {
    warnings.length = 0;
    await get(path);
    return warnings.filter((line) => line.includes(slug)).length;
  };
  expect(await namedBy('blog', slugs.draft)).toBe(0);
  expect(await namedBy(`blog?post=${slugs.draft}`, slugs.draft)).toBe(0);
  // The third has none of the fields of `live` that the list selects, and so counts as a draft.
  expect(await namedBy('blog', slugs.malformed)).toBe(2);
});

test('portfolio and testimonials leave out malformed content', async () => {
  const [, portfolio] = await get('portfolio');
  const [, testimonials] = await get('testimonials');
  expect(JSON.stringify(portfolio)).toContain(slugs.live);
  expect(JSON.stringify(testimonials)).toContain(slugs.live);
  for (const list of [portfolio, testimonials]) {
    expect(JSON.stringify(list)).not.toContain(slugs.malformed);
    expect(JSON.stringify(list)).not.toContain('javascript:');
    expect(JSON.stringify(list)).not.toContain('secret draft');
  }
});

test('a post is returned as HTML without raw markup of its author', async () => {
  const { texts } = await post(slugs.live);
  expect(texts.en?.html).toContain('<h2>Top heading</h2>');
  expect(texts.en?.html).toContain('<strong>bold</strong>');
  expect(texts.en?.html).toContain('&lt;script&gt;');
  expect(texts.en?.html).not.toMatch(/<script|<img[^>]*onerror|href="javascript:/);
  expect(Object.keys((await post(slugs.oneLanguage)).texts)).toEqual(['id']);
});

test.each(['draft', 'scheduled', 'malformed'] as const)('a %s post gives 404', async (key) => {
  const [response] = await get(`blog?post=${slugs[key]}`);
  expect(response.status).toBe(404);
  expect((await errorOf(response)).code).toBe('not_found');
});

test('caches keep a response no longer than until the next scheduled publication', async () => {
  const [list] = await get('blog');
  const [missing] = await get(`blog?post=${slugs.scheduled}`);
  for (const response of [list, missing]) {
    const header = response.headers.get('cache-control') ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(header)?.[1])).toBeLessThanOrEqual(SOON / 1000);
    expect(header).not.toContain('stale-while-revalidate');
  }
});

test('without scheduled content, the CDN may cache and revalidate in the background', async () => {
  const [response] = await get('testimonials');
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  );
});

test('an unchanged response is answered with 304, also through Hosting', async () => {
  const first = await send('/api/content/testimonials');
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
  const headers = { 'if-none-match': etag };
  const second = await send('/api/content/testimonials', { headers });
  expect([second.status, await second.text()]).toEqual([304, '']);

  await document('testimonials', { slug: `later-${MARK}`, live: { en: Date.now() - DAY } });
  const third = await fetch(`${origin}testimonials`, { headers });
  expect(third.status).toBe(200);
  expect(JSON.stringify(await third.json())).toContain(textsFor(`later-${MARK}`).quote);
});
