import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BuildFiles, PrecacheScope } from '#site/worker/build-files.ts';
import type * as Precache from '#site/worker/precache.ts';
import type * as ServePage from '#site/worker/serve-page.ts';
import type * as State from '#site/worker/state.ts';
import type { Locale } from '#studio/locale.ts';

const ORIGIN = 'https://contoh.example';
const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');

/** All pages have it. */
const PAYLOAD = 'payload';

/** A build whose scripts have its id in their names, but for one that all builds share. */
function buildOf(id: string): { build: BuildFiles; content: Record<string, string> } {
  const script = `/assets/app-${id}.js`;
  const html = (path: string, locale: Locale, text: string) =>
    `<html data-served="${locale}" data-payload="${path}/_payload.json?${id}">${text} ${id}</html>`;
  const content = {
    [script]: `script ${id}`,
    '/assets/shared.js': 'shared',
    '/faq en': html('/faq', 'en', 'faq in English'),
    '/faq id': html('/faq', 'id', 'faq in Indonesian'),
    '/m/faq en': html('/m/faq', 'en', 'mobile faq in English'),
    '/m/faq id': html('/m/faq', 'id', 'mobile faq in Indonesian'),
    '/blog en': html('/blog', 'en', 'blog in English'),
    '/blog id': html('/blog', 'id', 'blog in Indonesian'),
  };
  const digest = (key: keyof typeof content) => digestOf(content[key] ?? '');
  const files = { [script]: digest(script), '/assets/shared.js': digest('/assets/shared.js') };
  const pages = Object.fromEntries(
    ['/faq', '/m/faq', '/blog'].map((path) => [path, { id, digest: digestOf(PAYLOAD) }]),
  );
  const layouts = { desktop: ['/faq', '/blog'], mobile: ['/m/faq', '/blog'] };
  const twins = { '/m/faq': '/faq' };
  return { build: { id, files, pages, layouts, aliases: {}, twins }, content };
}

/** Stored responses by cache and address. */
let stored: Map<string, Map<string, string>>;
let deployed: Record<string, string>;
let asked: string[];
/** True where storing fails for lack of space. */
let isFull: boolean;
let worker: typeof Precache & typeof ServePage & typeof State;

/** Refuses a response whose digest is not the one that was asked for, as browsers do. */
async function serve(url: string, init: RequestInit): Promise<Response> {
  asked.push(url);
  const language = (init.headers as Record<string, string> | undefined)?.['Accept-Language'];
  const [, locale, path] = /^(?:\/localized)?\/(en|id)(.*)$/.exec(url) ?? [];
  if (url.includes('/_payload.json?')) return new Response(PAYLOAD);
  const own = url.startsWith('/assets/') ? url : `${url} ${language ?? 'en'}`;
  const key = locale ? `${path} ${locale}` : own;
  const content = deployed[key];
  if (content === undefined) return new Response('', { status: 404 });
  if (init.integrity && init.integrity !== `sha256-${digestOf(content)}`)
    throw new TypeError('integrity');
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
  await startWorker();
});

/** Browsers stop it at any time. */
async function startWorker(): Promise<void> {
  vi.resetModules();
  worker = {
    ...(await import('#site/worker/precache.ts')),
    ...(await import('#site/worker/serve-page.ts')),
    ...(await import('#site/worker/state.ts')),
  };
}

const textOf = (file: string) => file.replace(/<[^>]*>/g, '');
const contents = () =>
  [...(stored.get('site-files')?.values() ?? [])]
    .map(textOf)
    .filter((text) => text !== PAYLOAD)
    .toSorted();

const FIRST: PrecacheScope = { locale: 'id', layout: 'desktop' };

async function fill(
  id: string,
  part: Partial<PrecacheScope> = {},
  shellOnly = false,
): Promise<boolean> {
  return worker.precache(buildOf(id).build, { ...FIRST, ...part }, ['/faq'], shellOnly);
}

/** Files of the desktop's pages in Indonesian. */
const first = (id: string) => [
  `script ${id}`,
  `faq in Indonesian ${id}`,
  `blog in Indonesian ${id}`,
];

it('caches one form in one language, and keeps the build before', async () => {
  for (const [id, kept] of [
    ['a', first('a')],
    ['b', [...first('a'), ...first('b')]],
    ['c', [...first('b'), ...first('c')]],
  ] as const) {
    deployed = buildOf(id).content;
    expect(await fill(id)).toBe(true);
    expect(await worker.isPrecached(buildOf(id).build, FIRST)).toBe(true);
    expect(contents()).toEqual([...kept, 'shared'].toSorted());
  }
  // Nothing is fetched twice.
  asked = [];
  expect(await fill('c')).toBe(true);
  expect(asked).toEqual([]);
});

it('adds the other language or form once it is asked for, and only what it lacks', async () => {
  deployed = buildOf('a').content;
  const [, both] = await Promise.all([fill('a'), fill('a', { locale: 'en' })]);
  expect(both).toBe(true);
  expect(contents()).toEqual(
    [...first('a'), 'shared', 'faq in English a', 'blog in English a'].toSorted(),
  );
  asked = [];
  expect(await fill('a', { layout: 'mobile' })).toBe(true);
  expect(asked).toEqual(['/m/faq/_payload.json?a', '/id/m/faq']);
});

it('fetches a page from its file where its address gives the other language', async () => {
  const { content } = buildOf('a');
  deployed = { ...content, '/blog en': content['/blog id'] ?? '' };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.startsWith('/localized/')) deployed = content;
    return serve(url, init);
  });
  expect(await fill('a', { locale: 'en' })).toBe(true);
  expect(asked).toContain('/localized/en/blog');
  const pages = ['faq in English a', 'blog in English a'];
  expect(contents()).toEqual([...pages, 'script a', 'shared'].toSorted());
});

it('takes no files of a build that was deployed meanwhile, and stops asking for its own', async () => {
  deployed = { ...buildOf('a').content, '/blog id': buildOf('b').content['/blog id'] ?? '' };
  expect(await fill('a')).toBe(false);
  expect(await worker.isPrecached(buildOf('a').build, FIRST)).toBe(false);
  expect(contents()).not.toContain('blog in Indonesian b');
  await startWorker();
  asked = [];
  expect(await fill('a', { locale: 'en' })).toBe(false);
  expect(asked).toEqual([]);
  deployed = buildOf('b').content;
  expect(await fill('b')).toBe(true);
});

it('is not complete where the cache was cleared meanwhile', async () => {
  deployed = buildOf('a').content;
  const filled = fill('a');
  await worker.clearPrecache();
  expect(await filled).toBe(false);
  expect(await worker.isPrecached(buildOf('a').build, FIRST)).toBe(false);
});

it('fetches only the open page with Save-Data or on a slow network', async () => {
  deployed = buildOf('a').content;
  expect(await fill('a', {}, true)).toBe(false);
  expect(contents()).toEqual(['faq in Indonesian a']);
});

it('leaves an incomplete cache to nobody where the storage is full', async () => {
  deployed = buildOf('a').content;
  isFull = true;
  expect(await fill('a')).toBe(false);
  expect(contents()).toEqual([]);
});

it('serves a page from the cache only if its whole build is cached and recent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { build, content } = buildOf('a');
  deployed = content;
  await worker.updateState((state) => ({ ...state, scope: FIRST }));
  vi.stubGlobal('fetch', async (to: string | { url: string }, init: RequestInit) =>
    typeof to === 'string' ? serve(to, init) : new Response('from the network'),
  );
  const open = async (cache: RequestCache = 'default', path = '/faq/') =>
    (await worker.servePage({ url: ORIGIN + path, cache } as Request, build, {} as ExtendableEvent))
      .text()
      .then(textOf);
  const hear = (id: string) =>
    worker.updateState((state) => ({ ...state, latest: { id, at: Date.now() } }));
  await hear('a');
  await fill('a', {}, true);
  expect(await open()).toBe('from the network');
  await fill('a');
  expect(await open()).toBe('faq in Indonesian a');
  expect(await open('reload')).toBe('from the network');
  for (const path of ['/faq?hl=en', '/en/faq'])
    expect(await open('default', path)).toBe('from the network');
  expect(await open('default', '/id/faq')).toBe('faq in Indonesian a');
  await hear('b');
  expect(await open()).toBe('from the network');
  await hear('a');
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(await open()).toBe('from the network');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await open()).toBe('faq in Indonesian a');
  // The installed app begins below `/m/`, on a laptop too.
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response('redirected'));
  expect(await open('default', '/m/faq')).toBe('redirected');
  expect(redirect).toHaveBeenCalledWith('/id/faq');
});
