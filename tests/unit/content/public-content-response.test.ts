import { expect, test, vi } from 'vitest';
import { fetchEntry, fetchItems } from '#site/features/content/fetch-content.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';

const quote = { key: 'a', person: 'Client 1', texts: { en: { quote: 'Good.', role: 'Owner' } } };
const post = {
  slug: 'a-post',
  cover: null,
  texts: { id: { title: 'T', summary: 'S', html: '<p>B</p>', publish_at: '2025-01-01T00:00:00Z' } },
};

const blogTexts = { id: { title: 'T', summary: 'S', publish_at: '2025-01-01T00:00:00Z' } };

const { signal } = new AbortController();
const answer = (make: () => Response) => vi.stubGlobal('fetch', async () => make());

test('a post is not found for 404 and for a slug that is none, which is not asked for', async () => {
  answer(() => new Response('{}', { status: 404 }));
  expect(await fetchEntry('blog', 'a-post', signal)).toBeNull();
  answer(() => new Response('{}', { status: 503 }));
  await expect(fetchEntry('blog', 'a-post', signal)).rejects.toThrow('503');
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(await fetchEntry('blog', '../../x?x=1', signal)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each([null, [], 'text', {}, { items: {} }])('%j is no answer', async (wrong) => {
  answer(() => Response.json(wrong));
  await expect(fetchItems('blog', signal)).rejects.toThrow();
  await expect(fetchEntry('blog', 'a-post', signal)).rejects.toThrow();
});

test('a list is fetched to its last page, of the blog the first page', async () => {
  const last = 40;
  vi.stubGlobal('fetch', async (path: string) => {
    const page = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
    const next = page < last ? { next: `${page + 1}` } : {};
    const item = path.includes('blog') ? { ...post, texts: blogTexts } : quote;
    return Response.json({ items: [{ ...item, key: `q${page}` }], ...next });
  });
  const keys = (await fetchItems('testimonials', signal)).map(({ key }) => key);
  expect(keys).toEqual(Array.from({ length: last + 1 }, (_, i) => `q${i}`));
  expect(await fetchItems('blog', signal)).toHaveLength(1);
});

test('pickTranslations puts items in the other language last, with their language', () => {
  const other = { key: 'b', texts: { id: { quote: 'Bagus.' } } };
  const own = { key: 'c', texts: { en: { quote: 'Good.' }, id: { quote: 'Bagus.' } } };
  expect(
    pickTranslations([other, own], 'en').map(({ item, locale }) => [item.key, locale]),
  ).toEqual([
    ['c', 'en'],
    ['b', 'id'],
  ]);
});
