import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { studio } from '#studio/studio.ts';
import { LIMIT } from '../../../functions/src/pictures/delete-preview-endpoint.ts';
import { clientKey } from '../../../functions/src/rate-limit/limit.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { REQUESTS } from '../support/every-function.ts';
import { countUses } from '../support/rate-limit.ts';
import { inParallel, newAddress, send, sendJson } from '../support/requests.ts';
import { rewrites, siteOrigin } from '../support/site.ts';

test('Hosting forwards to every function, and to no other', async () => {
  const forwarded = new Set(rewrites.map((rewrite) => rewrite.function.functionId));
  const functions = Object.values(REQUESTS).map(([name]) => name);
  expect(forwarded).toEqual(new Set(functions));
  expect(forwarded.size).toBe(8);
  const origin = await siteOrigin();
  const ask =
    ([path, [, , init = {}]]: [string, (typeof REQUESTS)[string]]) =>
    async () => {
      const headers = { ...(init.headers as object), 'x-forwarded-for': newAddress() };
      const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
      await response.arrayBuffer();
      return [path, [response.status, response.headers.get('x-content-type-options')]] as const;
    };
  // Each function starts a process.
  const answers = await inParallel(Object.entries(REQUESTS).map(ask), 3);
  for (const [path, answer] of answers)
    expect(answer, path).toEqual([REQUESTS[path]![1], 'nosniff']);
});

test('a limit counts the visitor whom Hosting names, and a caller past Hosting', async () => {
  const [visitor, caller] = [newAddress(), newAddress()];
  await countUses(clientKey('delete_preview', visitor.replace('::1', '::/64')), LIMIT.uses);
  const body = { fileName: `${randomUUID()}.png` };
  const statusFrom = async (forwarded: string) =>
    (await sendJson('/api/deletePreviewImage', body, forwarded)).status;
  expect(await statusFrom(`${visitor},66.102.8.69`)).toBe(429);
  expect(await statusFrom(`${visitor},66.102.8.201`), 'another machine of Hosting').toBe(429);
  expect(await statusFrom(`${caller}, ${visitor}`), 'an invented address').toBe(429);
  expect(await statusFrom(`${visitor}, ${caller}`), 'somebody else').toBe(200);
});

test('a page of a function has the headers of the site’s files', async () => {
  const [file, page] = await Promise.all([send('/faq'), send(`/blog/${bilingualPost.slug}`)]);
  // The policy without the digest of the page's own style sheet.
  const policy = ({ headers }: Response) =>
    headers.get('content-security-policy')?.replace(/style-src [^;]*/, '');
  expect(policy(page)).toBe(policy(file));
  for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options']) {
    expect(page.headers.get(name), name).toBe(file.headers.get(name));
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

test('security.txt names the contact and is not expired', async () => {
  const response = await send('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${studio.email}\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
