import { afterAll, expect, test, vi } from 'vitest';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';
import type { HttpListener } from '../../../functions/src/http/group.ts';
import { serve } from '../../functions/support/requests.ts';

const MESSAGE = {
  name: 'Ayu',
  email: 'ayu@contoh.example',
  message: 'A message that cannot be stored now.',
  locale: 'id',
  page: '/contact-us',
};

// The functions log each failure. Their logger binds to the console when it is first imported.
vi.hoisted(() => {
  for (const method of ['error', 'warn', 'info'] as const) console[method] = () => undefined;
});

/** What the build gives; the pages themselves do not matter here. */
vi.mock('../../../functions/src/pages/renderer.ts', () => {
  const renderer = {
    headers: {},
    notFound: (path: string) => `not found: ${path}`,
    failure: { en: 'try again', id: 'coba lagi' },
  };
  return { pageRenderer: async () => renderer };
});

/** A database and a store that accept connections and never answer. */
const silent = await serve(() => new Promise(() => undefined));
const { host } = new URL(silent.origin);
Object.assign(process.env, EMULATOR_ENVIRONMENT, {
  FIRESTORE_EMULATOR_HOST: host,
  FIREBASE_STORAGE_EMULATOR_HOST: host,
  STORAGE_EMULATOR_HOST: silent.origin,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: 'test' }),
  RATE_LIMIT_KEY: 'a key for this test',
  APP_CHECK: 'off',
});
const { contact, content, count, deletePreviewImage, versionProd } =
  await import('../../../functions/src/routes.ts');

// Loaded before the clock runs: the first call of a handler would include it.
await Promise.all([
  import('../../../functions/src/contact/endpoint.ts'),
  import('../../../functions/src/content/answers.ts'),
  import('../../../functions/src/content/pages.ts'),
  import('../../../functions/src/pictures/delete-preview-endpoint.ts'),
  import('../../../functions/src/pictures/media-endpoint.ts'),
  import('../../../functions/src/preview-links/page-endpoint.ts'),
  import('../../../functions/src/updates/endpoint.ts'),
  import('../../../functions/src/visits/endpoint.ts'),
]);

const functions: [prefix: string, listener: HttpListener][] = [
  ['/api/contact', contact],
  ['/api/deletePreviewImage', deletePreviewImage],
  ['/api/version/', versionProd],
  ['/api/visit', count],
  ['/', content],
];
/** All of them in one process, by their paths. */
const { origin, close } = await serve(async (request, response) => {
  const found = functions.find(([prefix]) => request.url?.startsWith(prefix));
  await found?.[1](request, response);
});

afterAll(async () => {
  await close();
  await silent.close();
});

const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  // Programs are not counted.
  headers: { 'content-type': type, accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/140.0' },
  body,
});

/** The status and the seconds until the answer. */
async function ask(path: string, init: RequestInit = {}): Promise<[number, number, string]> {
  const began = Date.now();
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(new URL(path, origin), { ...init, signal }).catch(() => null);
  const text = (await response?.text()) ?? '';
  return [response?.status ?? 0, (Date.now() - began) / 1000, text];
}

const VISIT = { page: '/', locale: 'id', referrer: '', source: '', first: true };
const FORM = new URLSearchParams({ ...MESSAGE, company: '', package: '' }).toString();

test('while the database is silent, every public path answers in time with what it has or a 503', async () => {
  const asked: [path: string, expected: number, init?: RequestInit][] = [
    ['/api/contact', 503, post('application/json', JSON.stringify(MESSAGE))],
    ['/api/contact', 503, post('application/x-www-form-urlencoded', FORM)],
    ['/api/content/blog', 503],
    ['/api/content/blog?post=a-post', 503],
    ['/api/content/portfolio', 503],
    ['/api/content/testimonials', 503],
    [
      '/api/deletePreviewImage',
      503,
      post('application/json', `{"fileName":"${crypto.randomUUID()}.png"}`),
    ],
    ['/api/version/prod', 200],
    // Views that cannot be counted are dropped.
    ['/api/visit', 204, post('application/json', JSON.stringify(VISIT))],
    [`/media/${crypto.randomUUID()}/960.webp`, 503],
    [`/preview/${'a'.repeat(43)}`, 503],
    ['/blog/a-post', 503],
    ['/our-portofolio/a-project', 503],
    ['/blog/from/~latest', 503],
    ['/blog/feed-en.xml', 503],
    ['/sitemap.xml', 503],
    ['/blog/sitemap.xml', 503],
  ];
  const answers = await Promise.all(asked.map(([path, , init]) => ask(path, init)));
  for (const [index, [path, expected]] of asked.entries()) {
    const [status, seconds, text] = answers[index] ?? [0, 0, ''];
    expect([path, status]).toEqual([path, expected]);
    expect(seconds, path).toBeLessThan(5);
    expect(text, path).not.toMatch(/\n\s+at |node_modules/);
  }
  // The plain form gets its text back.
  expect(answers[1]?.[2]).toContain(MESSAGE.message);
});

test('with 100 requests that wait for it, a page that does not exist is answered at once', async () => {
  const waiting = Array.from({ length: 100 }, (_, index) => ask(`/blog/waiting-${index}`));
  const [status, seconds] = await ask('/no-such-page');
  expect(status).toBe(404);
  // Those that wait are answered after 3.5 s.
  expect(seconds).toBeLessThan(3);
  for (const [hanging, after] of await Promise.all(waiting)) {
    expect(hanging).toBe(503);
    expect(after).toBeLessThan(5);
  }
});
