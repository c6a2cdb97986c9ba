import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BuildFiles } from '../../../web/service-worker/build-files.ts';
import type * as Precache from '../../../web/service-worker/precache.ts';

const ORIGIN = 'https://contoh.example';
const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');

/** A build whose file names have its id, but for the style sheet, whose name all builds share. */
function buildOf(id: string): { build: BuildFiles; content: Record<string, string> } {
  const script = `/assets/app-${id}.js`;
  const content = {
    [script]: `script ${id}`,
    '/style.css': `style ${id}`,
    '/faq en': `faq in English ${id}`,
    '/faq id': `faq in Indonesian ${id}`,
    '/blog en': `blog in English ${id}`,
    '/blog id': `blog in Indonesian ${id}`,
  };
  const digest = (key: keyof typeof content) => digestOf(content[key] ?? '');
  const pages = Object.fromEntries(
    ['/faq', '/blog'].map((path) => [path, { en: digest(`${path} en`), id: digest(`${path} id`) }]),
  );
  const files = { [script]: digest(script), '/style.css': digest('/style.css') };
  return { build: { id, files, pages, images: [] }, content };
}

/** What is stored, by cache and address. */
let stored: Map<string, Map<string, string>>;
/** What the server has deployed. */
let deployed: Record<string, string>;
let asked: string[];
/** True where storing fails for lack of space. */
let isFull: boolean;
let worker: typeof Precache;

/** Like a browser: refuses a response whose digest is not the one that was asked for. */
async function serve(url: string, init: RequestInit): Promise<Response> {
  asked.push(url);
  const language = (init.headers as Record<string, string> | undefined)?.['Accept-Language'];
  const [, locale, path] = /^\/localized\/(\w+)(.*)$/.exec(url) ?? [];
  const key = locale ? `${path} ${locale}` : language ? `${url} ${language}` : url;
  const content = deployed[key];
  if (content === undefined) return new Response('', { status: 404 });
  if (init.integrity !== `sha256-${digestOf(content)}`) throw new TypeError('integrity');
  return new Response(content);
}

beforeEach(async () => {
  stored = new Map();
  asked = [];
  isFull = false;
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    const toKey = (request: string | { url: string }) =>
      typeof request === 'string' ? request : request.url.slice(ORIGIN.length);
    return {
      keys: async () => [...cache.keys()].map((key) => ({ url: ORIGIN + key })),
      match: async (key: string) => (cache.has(key) ? new Response(cache.get(key)) : undefined),
      put: async (key: string, response: Response) => {
        if (isFull && key !== '/service-worker-state')
          throw new DOMException('full', 'QuotaExceededError');
        cache.set(key, await response.text());
      },
      delete: async (request: string | { url: string }) => cache.delete(toKey(request)),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', serve);
  vi.resetModules();
  worker = await import('../../../web/service-worker/precache.ts');
});

const contents = () => [...(stored.get('site-files')?.values() ?? [])].toSorted();

async function fill(id: string, saveData = false): Promise<boolean> {
  return worker.precache(buildOf(id).build, ['/faq'], 'id', saveData);
}

it('caches every file and every page in both languages, and keeps the build before', async () => {
  const all = (...ids: string[]) => ids.flatMap((id) => Object.values(buildOf(id).content));
  for (const [id, kept] of [
    ['a', all('a')],
    ['b', all('a', 'b')],
    ['c', all('b', 'c')],
  ] as const) {
    deployed = buildOf(id).content;
    expect(await fill(id)).toBe(true);
    expect(await worker.isPrecached(buildOf(id).build)).toBe(true);
    expect(contents()).toEqual(kept.toSorted());
  }
  // Nothing is fetched twice.
  asked = [];
  expect(await fill('c')).toBe(true);
  expect(asked).toEqual([]);
});

it('fetches a page from its file where its address gives the other language', async () => {
  const { content } = buildOf('a');
  deployed = { ...content, '/faq id': content['/faq en'] ?? '' };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/localized/')) deployed = content;
    return serve(url, init);
  });
  expect(await fill('a')).toBe(true);
  expect(asked).toContain('/localized/id/faq');
  expect(contents()).toEqual(Object.values(content).toSorted());
});

it('does not take files of a build that was deployed meanwhile, nor count its own as complete', async () => {
  deployed = { ...buildOf('a').content, '/style.css': buildOf('b').content['/style.css'] ?? '' };
  expect(await fill('a')).toBe(false);
  expect(await worker.isPrecached(buildOf('a').build)).toBe(false);
  expect(contents()).not.toContain('style b');
  deployed = buildOf('b').content;
  expect(await fill('b')).toBe(true);
});

it('is not complete where the cache was cleared meanwhile', async () => {
  deployed = buildOf('a').content;
  const filled = fill('a');
  await worker.clearPrecache();
  expect(await filled).toBe(false);
  expect(await worker.isPrecached(buildOf('a').build)).toBe(false);
});

it('fetches nothing with Save-Data, and only the open page where the cache was cleared', async () => {
  deployed = buildOf('a').content;
  expect(await fill('a', true)).toBe(false);
  expect(asked).toEqual([]);
  await worker.clearPrecache();
  expect(await fill('a', true)).toBe(false);
  expect(contents()).toEqual(['faq in Indonesian a']);
});

it('leaves an incomplete cache to nobody where the storage is full', async () => {
  deployed = buildOf('a').content;
  isFull = true;
  expect(await fill('a')).toBe(false);
  expect(contents()).toEqual([]);
});
