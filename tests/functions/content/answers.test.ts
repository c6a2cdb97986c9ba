import { beforeAll, expect, test } from 'vitest';
import { type PublicPost, type PublicPostItem, CONTENT_PAGE_SIZE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { countReads } from '../../count-reads.ts';
import { storePublication } from '../support/content.ts';
import { errorOf, send } from '../support/requests.ts';

beforeAll(async () => {
  const past = Date.now() - DAY_MS;
  await Promise.all([
    storePublication('blog', 'live', { en: past, id: past }, { slugs: ['old'] }),
    storePublication('blog', 'one-language', { id: past }),
    storePublication('blog', 'withdrawn', {}),
    storePublication('portfolio', 'live', { en: past }, { order: -2 }),
    storePublication('testimonials', 'live', { en: past }),
  ]);
});

async function get(path: string): Promise<[Response, Record<string, unknown>]> {
  const response = await send(`/api/content/${path}`);
  return [response, (await response.clone().json()) as Record<string, unknown>];
}

async function post(slug: string): Promise<PublicPost> {
  const [response, { item }] = await get(`blog?post=${slug}`);
  expect(response.status).toBe(200);
  return item as PublicPost;
}

test('the list and a post contain only what is published, in its published languages', async () => {
  const [response, { items }] = await get('blog');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=10, s-maxage=30');
  const own = items as PublicPostItem[];
  expect(own.map(({ slug }) => slug).sort()).toEqual(['live', 'one-language']);
  const byOne = own.find(({ slug }) => slug === 'one-language');
  expect(Object.keys(byOne?.texts ?? {})).toEqual(['id']);
  expect(Object.keys(byOne?.texts.id ?? {}).sort()).toEqual(['publish_at', 'summary', 'title']);
  const reads = await countReads(async () => {
    expect((await post('live')).texts.en?.html).toBe('<p>Text</p>');
  });
  expect(reads).toBe(1);
  expect(Object.keys((await post('one-language')).texts)).toEqual(['id']);
});

test('a project comes with its client’s words', async () => {
  const [name, client] = ['told', 'client'];
  const shared = { year: '2024', services: ['apps'], testimonial: client };
  await storePublication('portfolio', name, { en: 1000 }, { shared, order: -2.5 });
  await storePublication('testimonials', client, { id: 1000 });
  const [, { items }] = await get('portfolio');
  const reads = await countReads(async () => {
    const [response, { item }] = await get(`portfolio?project=${name}`);
    expect(response.status).toBe(200);
    expect(item).toMatchObject({ slug: name, year: '2024', services: ['apps'] });
    expect(item).toMatchObject({ testimonial: { key: client, person: client } });
  });
  // The project at that address, and the testimonial.
  expect(reads).toBe(2);
  const listed = (items as { slug: string }[]).find(({ slug }) => slug === name);
  expect(Object.keys(listed ?? {})).toEqual(['slug', 'cover', 'year', 'texts']);
  for (const none of ['never', 'A', '..']) {
    expect((await get(`portfolio?project=${none}`))[0].status, none).toBe(404);
  }
});

test.each([
  'blog?post=withdrawn',
  'users',
  '__proto__',
  '%2e%2e%2fuser',
  'blog?post=../user/x',
  'blog?post=%ff',
  `blog?post=${'x'.repeat(1000)}`,
])('%s is not found, and says nothing of the code', async (path) => {
  const [response] = await get(path);
  expect(response.status).toBe(404);
  expect((await errorOf(response)).code).toBe('not_found');
});

test('an old address is redirected to the present one', async () => {
  const [response, body] = await get('blog?post=old');
  expect([response.status, body]).toEqual([301, { redirect_to: 'live' }]);
});

test.each([
  'blog?hl=id',
  'blog?post=a&post=b',
  'blog?after=1',
  `blog?after=${CONTENT_PAGE_SIZE + 1}`,
  'portfolio?post=a',
  'blog?project=a',
  'testimonials?project=a',
])('%s is refused for a long time and without a read', async (path) => {
  const reads = await countReads(async () => {
    const [response] = await get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=86400/);
    expect((await errorOf(response)).code).toBe('invalid_query');
  });
  expect(reads).toBe(0);
});

test('a page of a list costs at most 25 reads, and pages miss and repeat nothing', async () => {
  const numbers = Array.from({ length: 2 * CONTENT_PAGE_SIZE + 5 }, (_, index) => index);
  const sameTime = Date.now() - DAY_MS / 2;
  await Promise.all(
    numbers.flatMap((index) => [
      storePublication('blog', `many-${index}`, { en: sameTime }),
      storePublication('testimonials', `many-${index}`, { en: sameTime }, { order: 0.5 }),
    ]),
  );
  for (const [type, key] of [
    ['blog', 'slug'],
    ['testimonials', 'key'],
  ] as const) {
    const seen: string[] = [];
    /** Reads a page of the list and those after it. */
    const readFrom = async (path: string): Promise<void> => {
      let after: unknown;
      const reads = await countReads(async () => {
        const [response, { items, next }] = await get(path);
        expect(response.status).toBe(200);
        const listed = items as Record<string, string>[];
        expect(listed.length).toBeLessThanOrEqual(CONTENT_PAGE_SIZE);
        seen.push(...listed.map((item) => item[key] ?? ''));
        after = next;
      });
      expect(reads).toBeLessThanOrEqual(25);
      if (typeof after === 'string') await readFrom(`${type}?after=${encodeURIComponent(after)}`);
    };
    await readFrom(type);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith('many'))).toHaveLength(numbers.length);
  }
});
