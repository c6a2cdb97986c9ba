import { expect, test, vi } from 'vitest';
import { fetchEntry } from '#site/features/content/fetch-content.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';

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
  await expect(fetchEntry('blog', 'a-post', signal)).rejects.toThrow();
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
