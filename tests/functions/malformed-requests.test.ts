import { request } from 'node:http';
import { expect, test } from 'vitest';
import { HOST, PORTS, PROJECT } from '../../emulators/project.ts';
import { REGION } from '../../functions/src/config.ts';
import { errorOf, newAddress, send } from './support/requests.ts';

const ENDPOINTS = ['/api/contact', '/api/deletePreviewImage'] as const;
const JSON_TYPE = 'application/json';

const post = (type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'x-forwarded-for': newAddress(), ...headers },
  body,
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Name, expected status, request. Requests go through Hosting and the functions framework. */
const MALFORMED: [string, number, RequestInit][] = [
  ['malformed JSON', 400, post(JSON_TYPE, '{"name": "x",}')],
  ['half a JSON', 400, post(JSON_TYPE, '{"fileName":"')],
  ['nothing as JSON', 400, post(JSON_TYPE, '')],
  ['JSON that is a string', 400, post(JSON_TYPE, '"x"')],
  ['JSON that is nested deeply', 400, post(JSON_TYPE, deep(400))],
  ['a NUL in JSON', 400, post(JSON_TYPE, '{"fileName":"a\\u0000b","name":"\\u0000"}')],
  ['a raw NUL', 400, post(JSON_TYPE, '\u0000')],
  ['half a surrogate pair', 400, post(JSON_TYPE, '{"fileName":"\\ud800","name":"\\udfff"}')],
  ['bytes that are not UTF-8', 400, post(JSON_TYPE, Buffer.from([0x22, 0xc3, 0x28, 0x22]))],
  ['a key that names the prototype', 400, post(JSON_TYPE, '{"__proto__":{"a":1}}')],
  ['another charset', 415, post(`${JSON_TYPE}; charset=utf-7`, '{}')],
  ['an unknown charset', 415, post(`${JSON_TYPE}; charset="x/../y"`, '{}')],
  ['a compressed body', 415, post(JSON_TYPE, '{}', { 'content-encoding': 'gzip' })],
  ['an unknown compression', 415, post(JSON_TYPE, '{}', { 'content-encoding': 'x' })],
  ['a type that does not exist', 415, post('application/json/x', '{}')],
  ['XML', 415, post('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>')],
  ['a form with files', 415, post('multipart/form-data; boundary=x', '--x--')],
  ['a very long type', 415, post(`text/${'x'.repeat(4000)}`, '{}')],
  ['12 MB of JSON', 413, post(JSON_TYPE, `{"message":"${'x'.repeat(12_000_000)}"}`)],
  ['12 MB of text', 413, post('text/plain', Buffer.alloc(12_000_000))],
  ['PUT', 405, { method: 'PUT', body: '{}', headers: { 'content-type': JSON_TYPE } }],
  ['DELETE', 405, { method: 'DELETE' }],
  ['GET', 405, {}],
  ['a bad token', 400, post(JSON_TYPE, '{}', { authorization: 'Bearer ../../x' })],
  ['a sender that is no address', 400, post(JSON_TYPE, '{}', { 'x-forwarded-for': "'; --, ::" })],
];

test.each(ENDPOINTS)(
  '%s answers malformed requests with the expected 4xx as JSON',
  async (path) => {
    for (const [name, status, init] of MALFORMED) {
      const response = await send(path, init);
      expect(response.status, name).toBe(status);
      expect(response.headers.get('content-type'), name).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options'), name).toBe('nosniff');
      await errorOf(response);
    }
  },
);

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

test.each(['versionDev', 'content', 'contact', 'uploadPreviewImage', 'users'])(
  'another origin may not read what %s answers, also when it is called around Hosting',
  async (name) => {
    const url = `http://${HOST}:${PORTS.functions}/${PROJECT}/${REGION}/${name}`;
    for (const method of ['OPTIONS', 'POST']) {
      const response = await fetch(url, {
        method,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(response.headers.get('access-control-allow-origin'), method).toBeNull();
    }
  },
);

test('unknown paths below /api/content give 400 or 404 without internal details', async () => {
  for (const target of [
    '/api/content/users',
    '/api/content/',
    '/api/content/blog/../../user',
    '/api/content/__proto__',
    '/api/content/constructor',
    '/api/content/blog%00',
    '/api/content/%2e%2e%2fuser',
    '/api/content/blog?post=../user/x',
    '/api/content/blog?post=%00',
    '/api/content/blog?post=%ff',
    '/api/content/blog?post=__proto__',
    `/api/content/blog?post=${'x'.repeat(4000)}`,
    '/api/content/portfolio?post=x',
    '/api/content//',
    '/api/content/%c3%a4',
  ]) {
    const [status, body] = await statusOfTarget(target);
    expect([400, 404], target).toContain(status);
    expect(body, target).not.toMatch(/\n\s+at |node_modules|\/src\/|is_admin/);
  }
});
