import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { seedSiteContent } from '../../../emulators/seed/site-content.ts';
import { loadContent } from '../../../web/scripts/content.ts';
import { serve } from '../../serve.ts';

const { lists: seed } = seedSiteContent();
const words = { frame: { en: { footer: { line: 'Two' } } } };
/** How the site answers a list, or its words; without an entry, with the seed data. */
let answers: Partial<Record<keyof typeof seed | 'words', (response: ServerResponse) => void>> = {};

const { origin, close } = await serve((request, response) => {
  const name = request.url?.split(/[/?]/)[3] as keyof typeof answers;
  const answer = answers[name];
  if (answer) answer(response);
  else response.end(JSON.stringify(name === 'words' ? { words } : { items: seed[name] }));
});

beforeEach(() => {
  answers = {};
});
afterAll(close);

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => response.writeHead(503).end()],
  ['answers in a shape that this build rejects', (response) => response.end('{"entries":[]}')],
  ['breaks off', (response) => response.writeHead(200).destroy()],
  ['never answers', () => undefined],
])(
  'a site of which a part %s is built with that part empty, and a warning',
  async (_case, answer) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error('timeout')), 2000);
      return controller.signal;
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers = { portfolio: answer };
    const { lists: content, words: given } = await loadContent(origin);
    expect(given).toEqual(words);
    expect(content.portfolio).toEqual([]);
    expect(content.blog).toHaveLength(seed.blog.length);
    expect(content.testimonials).toHaveLength(seed.testimonials.length);
    expect(content.blog.length * content.testimonials.length).toBeGreaterThan(0);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/does not give "portfolio"/)]]);
    warn.mockClear();
    answers = { words: answer };
    expect((await loadContent(origin)).words).toEqual({});
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/does not give "words"/)]]);
  },
);

test('a list is built to its last page', async () => {
  const [item] = seed.testimonials;
  let page = 0;
  const answer = (response: ServerResponse) => {
    page += 1;
    const next = page < 40 ? { next: `${page}` } : {};
    response.end(JSON.stringify({ items: [{ ...item, key: `q${page}` }], ...next }));
  };
  answers = { testimonials: answer };
  expect((await loadContent(origin)).lists.testimonials).toHaveLength(40);
});

test('a source that is no address is an error of the person, not of the site', async () => {
  await expect(loadContent('studio.id')).rejects.toThrow(TypeError);
});
