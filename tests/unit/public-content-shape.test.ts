import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  PostNotFound,
  fetchItems,
  fetchPost,
} from '../../web/src/features/content/fetch-content.ts';
import { pickTranslations } from '../../web/src/features/content/pick-translations.ts';
import { checkedItems, checkedPost } from '../../web/src/features/content/shape.ts';

const quote = { key: 'a', person: 'Client 1', texts: { en: { quote: 'Good.', role: 'Owner' } } };
const post = {
  slug: 'a-post',
  cover: null,
  texts: { id: { title: 'T', summary: 'S', html: '<p>B</p>', publish_at: '2025-01-01T00:00:00Z' } },
};

describe('an answer of the content function', () => {
  test('gives its items', () => {
    expect(checkedItems('testimonials', { items: [quote] })).toEqual([quote]);
  });

  test.each([
    ['without texts', { ...quote, texts: {} }],
    ['with a text that lacks a field', { ...quote, texts: { en: { quote: 'Good.' } } }],
    ['with texts of another kind', { ...quote, texts: [] }],
    ['that is no record', 'text'],
    ['that is null', null],
  ])('leaves out an item %s', (_, item) => {
    expect(checkedItems('testimonials', { items: [item, quote] })).toEqual([quote]);
  });

  test.each([null, [], 'text', {}, { items: {} }])('that is %j is refused', (answer) => {
    expect(() => checkedItems('blog', answer)).toThrow('not a list');
    expect(() => checkedPost(answer)).toThrow('not a post');
  });

  test('a cover must have its size and both alternative texts', () => {
    const cover = { id: 'x', width: 1440, height: 810, alt: { en: 'A', id: 'B' } };
    expect(checkedPost({ item: { ...post, cover } }).cover).toEqual(cover);
    const item = { ...post, cover: { ...cover, alt: { en: 'A' } } };
    expect(() => checkedPost({ item })).toThrow('not a post');
  });
});

describe('fetching', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const { signal } = new AbortController();

  test('a post that is not there is told apart from one that cannot be had', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    await expect(fetchPost('a-post', signal)).rejects.toBeInstanceOf(PostNotFound);
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    await expect(fetchPost('a-post', signal)).rejects.not.toBeInstanceOf(PostNotFound);
  });

  test('an address that cannot be a slug is never asked for', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    await expect(fetchPost('../../admin?x=1', signal)).rejects.toBeInstanceOf(PostNotFound);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a function that hangs is given up on', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const result = expect(fetchItems('blog', signal)).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(12_000);
    await result;
  });
});

test('texts in the visitor’s language come first, those in the other language last and marked', () => {
  const other = { key: 'b', texts: { id: { quote: 'Bagus.' } } };
  const own = { key: 'c', texts: { en: { quote: 'Good.' }, id: { quote: 'Bagus.' } } };
  expect(
    pickTranslations([other, own], 'en').map(({ item, locale }) => [item.key, locale]),
  ).toEqual([
    ['c', 'en'],
    ['b', 'id'],
  ]);
});
