import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { seedSiteContent } from '../../../emulators/seed/site-content.ts';
import { loadContent } from '../../../web/scripts/content.ts';
import { serve } from '../../serve.ts';

const content = seedSiteContent();
let answer: (response: ServerResponse) => void;
const { origin, close } = await serve((request, response) => {
  if (request.url === '/builds/content.json') answer(response);
  else response.writeHead(404).end();
});
beforeEach(() => {
  answer = (response) => response.end(JSON.stringify(content));
});
afterAll(close);

test('a site is built with all that the last release shows', async () => {
  expect(await loadContent(origin)).toEqual(JSON.parse(JSON.stringify(content)));
});

test('a site of code without a content type is built with all others', async () => {
  const { testimonials: _, ...others } = content;
  answer = (response) => response.end(JSON.stringify(others));
  const all = JSON.parse(JSON.stringify(content));
  expect(await loadContent(origin)).toEqual({ ...all, testimonials: [] });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => response.writeHead(503).end()],
  ['answers in a shape that this build rejects', (response) => response.end('{"lists":{}}')],
  ['breaks off', (response) => response.writeHead(200).destroy()],
  ['never answers', () => undefined],
])('a site that %s is built empty, with a warning', async (_case, fault) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), 500);
    return controller.signal;
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = fault;
  const nothing = { words: {}, blog: [], portfolio: [], testimonials: [] };
  expect(await loadContent(origin)).toEqual(nothing);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/does not give the content/)]]);
});

test('a source that is no address is an error of the person, not of the site', async () => {
  await expect(loadContent('studio.id')).rejects.toThrow('ENOENT');
});
