import { afterAll, expect, test, vi } from 'vitest';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';
import type { HttpListener } from '../../../functions/src/http/group.ts';
import { serve } from '../../functions/support/requests.ts';
import { MESSAGE } from '../../records/message.ts';
import { visit } from '../../records/visit.ts';

/** The build's renderer; the pages themselves do not matter here. */
vi.mock('../../../functions/src/pages/renderer.ts', () => {
  const render = async (path: string) => ({
    headers: {},
    html: path === '/500' ? 'try again' : `not found: ${path}`,
  });
  return { pageRenderer: async () => render };
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
  PUBLIC_ANSWER_MS: '2000',
});
const { contact, content, count, deletePreviewImage, versionProd } =
  await import('../../../functions/src/routes.ts');

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

/** Longer than the limit by far, shorter than what the libraries wait by themselves: a busy machine does not reach it. */
const PATIENCE = 20_000;

/** The status and the text of an answer; 0 where none comes. */
async function ask(path: string, init: RequestInit = {}): Promise<[number, string]> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(new URL(path, origin), { signal, ...init }).catch(() => null);
  return [response?.status ?? 0, (await response?.text()) ?? ''];
}

const FORM = new URLSearchParams({ ...MESSAGE, package: 'plus' }).toString();
const JSON_TYPE = 'application/json';
const UUID = crypto.randomUUID();

test('while the database is silent, every public path answers within its time limit', async () => {
  const asked: [path: string, expected: number, init?: RequestInit][] = [
    ['/api/contact', 503, post(JSON_TYPE, JSON.stringify(MESSAGE))],
    ['/api/contact', 503, post('application/x-www-form-urlencoded', FORM)],
    ['/api/content/blog', 503],
    ['/api/content/blog?post=a-post', 503],
    ['/api/content/portfolio', 503],
    ['/api/content/testimonials', 503],
    ['/api/deletePreviewImage', 503, post(JSON_TYPE, `{"fileName":"${UUID}.png"}`)],
    ['/api/version/prod', 200],
    // Views that cannot be counted are dropped.
    ['/api/visit', 204, post(JSON_TYPE, JSON.stringify(visit({ first: true })))],
    [`/media/${UUID}/960.webp`, 503],
    [`/preview/${'a'.repeat(43)}`, 503],
    ['/blog/a-post', 503],
    ['/our-portofolio/a-project', 503],
    ['/no-such-page', 404],
  ];
  const answers = await Promise.all(asked.map(([path, , init]) => ask(path, init)));
  for (const [index, [status, text]] of answers.entries()) {
    const [path, expected] = asked[index]!;
    expect(status, path).toBe(expected);
    expect(text, path).not.toMatch(/\n\s+at |node_modules/);
  }
  // The plain form gets its text back, and its package under no name of another time.
  const [, form] = answers[1]!;
  expect(form).toContain(MESSAGE.message);
  expect(form).toContain('name="package" value="plus"');
  expect(form).not.toContain('Premium');
});
