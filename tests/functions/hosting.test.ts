import { expect, test } from 'vitest';
import { bilingualPost } from '../seeded-posts.ts';
import { inParallel, newAddress, send } from './support/requests.ts';
import { rewrites, siteOrigin } from './support/site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body = '{}', type = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers: type,
  body,
});

/** A request to every function, and the status by which it is known to have answered. Other tests call the handlers. */
const REQUESTS: Record<string, [path: string, status: number, init?: RequestInit]> = {
  versionDev: ['/api/version/dev', 200],
  versionProd: ['/api/version/prod', 200],
  deletePreviewImage: ['/api/deletePreviewImage', 400, post()],
  contact: ['/api/contact', 400, post()],
  answerTime: ['/api/answerTime', 200],
  language: ['/api/language?to=en&back=/', 303],
  content: ['/api/content/blog?post=never-written', 404],
  cspReports: ['/api/cspReports', 400, post('[]', { 'content-type': 'application/csp-report' })],
  account: ['/api/account', 401],
  uploadPreviewImage: [
    '/api/admin/uploadPreviewImage',
    401,
    post('x', { 'content-type': 'image/png' }),
  ],
  promoteImage: ['/api/admin/promoteImage', 401, post()],
  previewImage: ['/api/admin/previewImage/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png', 401],
  publishContent: ['/api/admin/publishContent', 401, post()],
  contentArchive: ['/api/admin/contentArchive', 401],
  archivePicture: ['/api/admin/archivePicture', 401, post('x', { 'content-type': 'image/webp' })],
  pictures: ['/api/admin/pictures', 401],
  previewLinks: ['/api/admin/previewLinks?kind=blog&entry=a', 401],
  errorReports: ['/api/admin/errors', 401],
  users: ['/api/admin/users?uid=a', 401],
  mail: ['/api/admin/mail', 401],
  replies: ['/api/admin/replies', 401],
  pages: ['/blog/never-written', 404],
  previewPage: ['/preview/never-made', 404],
  media: ['/media/never/stored.webp', 404],
  posts: ['/api/admin/posts', 401],
  messages: ['/api/admin/messages', 401, post()],
  dashboard: ['/api/admin/dashboard', 401],
  visit: ['/api/visit', 400, post()],
  vitals: ['/api/vitals', 400, post()],
  visits: ['/api/admin/visits', 401],
};

test('Hosting forwards to every function, and to no other', async () => {
  const forwarded = new Set(rewrites.map((rewrite) => rewrite.function.functionId));
  expect(Object.keys(REQUESTS).toSorted()).toEqual([...forwarded].toSorted());
  const origin = await siteOrigin();
  const ask =
    ([name, [path, , init = {}]]: [string, [string, number, RequestInit?]]) =>
    async () => {
      const headers = { ...(init.headers as object), 'x-forwarded-for': newAddress() };
      const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
      await response.arrayBuffer();
      return [name, [response.status, response.headers.get('x-content-type-options')]];
    };
  // Each function starts a process.
  const answers = await inParallel(Object.entries(REQUESTS).map(ask), 3);
  const expected = Object.entries(REQUESTS).map(([name, [, status]]) => [
    name,
    [status, 'nosniff'],
  ]);
  expect(answers).toEqual(expected);
});

test('the cookie of a language passes the CDN, and the page comes in that language', async () => {
  const change = await send('/api/language?to=id&back=/faq');
  const cookie = change.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await send(change.headers.get('location') ?? '', {
    headers: { cookie, 'accept-language': 'en' },
  });
  expect(await page.text()).toMatch(/<html lang="id"/);
});

test('a page of a function has the headers of the site’s files, also where it is unchanged', async () => {
  const [file, page] = await Promise.all([send('/faq'), send(`/blog/${bilingualPost.slug}`)]);
  const security = [
    'content-security-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
  ];
  for (const name of security) {
    expect(page.headers.get(name), name).toBe(file.headers.get(name));
  }
  const again = await send(`/blog/${bilingualPost.slug}`, {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const name of [...security, 'vary', 'cache-control']) {
    expect(again.headers.get(name), name).toBe(page.headers.get(name));
  }
});

test.each(['/api/nowhere', '/assets/entry-00000000.js'])(
  '%s, which only programs ask for, is a 404 without a function',
  async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBeNull();
  },
);
