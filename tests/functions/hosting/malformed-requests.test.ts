import { request } from 'node:http';
import { expect, test } from 'vitest';
import { HOST, PORTS } from '../../../emulators/project.ts';
import { errorOf, newAddress, send } from '../support/requests.ts';

const ENDPOINTS = ['/api/contact', '/api/deletePreviewImage'] as const;

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
  body,
});

/**
 * Name and request. Requests go through Hosting and the functions framework. What any endpoint rejects:
 * tests/unit/http/group.test.ts.
 */
const MALFORMED: [string, RequestInit][] = [
  ['JSON that is nested deeply', post('['.repeat(400) + ']'.repeat(400))],
  ['a NUL', post('{"fileName":"a\\u0000b","name":"\\u0000"}')],
  ['half a surrogate pair', post('{"fileName":"\\ud800","name":"\\udfff"}')],
  ['a key that names the prototype', post('{"__proto__":{"a":1}}')],
  ['a bad token', post('{}', { authorization: 'Bearer ../../x' })],
  ['a sender that is no address', post('{}', { 'x-forwarded-for': "'; --, ::" })],
];

test.each(ENDPOINTS)('%s answers malformed requests with 400 as JSON', async (path) => {
  for (const [name, init] of MALFORMED) {
    const response = await send(path, init);
    expect(response.status, name).toBe(400);
    expect(response.headers.get('content-type'), name).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options'), name).toBe('nosniff');
    await errorOf(response);
  }
});

/** Sends a request target unchanged; `fetch` would normalize it. */
async function statusOfTarget(target: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const options = { host: HOST, port: PORTS.hosting, path: target };
    request(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
    })
      .on('error', reject)
      .end();
  });
}

test('unknown paths below /api/content give 404 without internal details', async () => {
  for (const target of [
    '/api/content/users',
    '/api/content/blog/../../user',
    '/api/content/__proto__',
    '/api/content/%2e%2e%2fuser',
    '/api/content/blog?post=../user/x',
    '/api/content/blog?post=%ff',
    `/api/content/blog?post=${'x'.repeat(4000)}`,
  ]) {
    const [status, body] = await statusOfTarget(target);
    expect(status, target).toBe(404);
    expect(body, target).not.toMatch(/\n\s+at |node_modules|\/src\/|is_admin/);
  }
});
