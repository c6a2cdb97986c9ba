import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { scrub } from '#model/errors/clean-report.ts';
import { isRequestId, newRequestId, REQUEST_ID_HEADER } from '#model/http/request.ts';
import { normaliseMessage } from '../../../functions/src/errors/fingerprint.ts';
import { admins } from '../../../functions/src/http/auth.ts';
import { type HttpListener, group } from '../../../functions/src/http/group.ts';
import { HttpError, json } from '../../../functions/src/http/http-response.ts';
import { acceptBody, readJsonBody } from '../../../functions/src/http/request-body.ts';
import { errorOf, serving } from '../../functions/support/requests.ts';

const ask = (listener: HttpListener, init?: RequestInit) =>
  serving(listener, async (origin) => fetch(origin, init));

/** A group with one answer to GET. */
const answering = (answer: () => Promise<Response>) => group('test', (app) => app.get('*', answer));

const echo = group('echo', (app) => {
  app.get('/', () => json(200, { got: true }));
  app.post('/', acceptBody({ maxBytes: 100 }), async (c) => json(200, await readJsonBody(c)));
});

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

test('sends the handler’s response with the headers of every response', async () => {
  const response = await ask(echo, post('{"a":1}'));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ a: 1 });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-length': '7',
  });
  expect(isRequestId(response.headers.get('x-request-id') ?? '')).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('answers with the request id of the page, or with its own', async () => {
  const sent = newRequestId();
  const answered = async (id: string) => {
    const headers = { [REQUEST_ID_HEADER]: id };
    const response = await ask(echo, { headers });
    return response.headers.get(REQUEST_ID_HEADER) ?? '';
  };
  expect(await answered(sent)).toBe(sent);
  for (const forged of ['', 'r1', `${sent}0`, sent.toUpperCase(), 'r{"severity":"ERROR"}']) {
    const own = await answered(forged);
    expect(own).not.toBe(forged);
    expect(isRequestId(own)).toBe(true);
  }
  // Error reports keep the id, and reports that differ in nothing else are one error.
  expect(scrub(`mail: 500 internal (request ${sent})`)).toContain(sent);
  expect(normaliseMessage(`x (request ${sent})`)).toBe(
    normaliseMessage(`x (request ${newRequestId()})`),
  );
});

test('rejects other methods with 405 and Allow; answers HEAD and OPTIONS', async () => {
  const rejected = await ask(echo, { method: 'DELETE' });
  expect(rejected.status).toBe(405);
  expect(rejected.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  expect((await errorOf(rejected)).code).toBe('method_not_allowed');
  const head = await ask(echo, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const { status, headers } = await ask(echo, { method: 'OPTIONS' });
  expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
});

test('answers unknown paths with 404, whatever the method is', async () => {
  await serving(echo, async (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await fetch(`${origin}nowhere`, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await errorOf(response)).code).toBe('not_found');
    }
  });
});

test('refuses an address of more than 2,000 characters before anything reads it', async () => {
  const paths = [`/${'a/'.repeat(1000)}`, `/?${'x'.repeat(2000)}`, `/?${'x'.repeat(1900)}`];
  await serving(echo, async (origin) => {
    const answers = await Promise.all(paths.map((path) => fetch(new URL(path, origin))));
    expect(answers.map(({ status }) => status)).toEqual([414, 414, 200]);
    expect((await errorOf(answers[0]!)).code).toBe('uri_too_long');
  });
});

test('does not import the handler of a request that a guard refuses', async () => {
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    return json(200, {});
  };
  const guarded = group('guarded', (app) => app.get('/', admins, load).get('/open', load));
  await serving(guarded, async (origin) => {
    for (const authorization of ['', 'Basic x', 'Bearer ../x']) {
      const response = await fetch(origin, { headers: { authorization } });
      expect([response.status, loaded]).toEqual([401, 0]);
    }
    expect([(await fetch(`${origin}open`)).status, loaded]).toEqual([200, 1]);
  });
});

const UNSUPPORTED = [415, 'unsupported_media_type'] as const;
const INVALID = [400, 'invalid_json'] as const;

test.each<[string, RequestInit, readonly [status: number, code: string]]>([
  ['text', post('{"a":1}', { 'content-type': 'text/plain' }), UNSUPPORTED],
  ['a form', post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), UNSUPPORTED],
  ['no type', { method: 'POST', body: Buffer.from('{"a":1}') }, UNSUPPORTED],
  ['UTF-16', post('{}', { 'content-type': 'application/json; charset=utf-16' }), UNSUPPORTED],
  ['compressed JSON', post(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' }), UNSUPPORTED],
  ['nothing', post(''), INVALID],
  ['a list', post('[1]'), INVALID],
  ['what is not UTF-8', post(Buffer.from([0x7b, 0xff, 0x7d])), [400, 'invalid_encoding']],
  ['another site’s JSON', post('{}', { 'sec-fetch-site': 'cross-site' }), [403, 'cross_site']],
])('rejects %s', async (_, init, expected) => {
  const response = await ask(echo, init);
  expect([response.status, (await errorOf(response)).code]).toEqual(expected);
});

test('accepts a body of exactly the size limit and rejects a larger one with 413', async () => {
  const padded = (length: number) => post(`{"a":"${'x'.repeat(length - 8)}"}`);
  expect((await ask(echo, padded(100))).status).toBe(200);
  const rejected = await ask(echo, padded(101));
  expect([rejected.status, (await errorOf(rejected)).code]).toEqual([413, 'too_large']);
});

const secret = new Error('secret detail in /srv/functions/src/x.ts');
const outage = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
const refusal = new HttpError(429, 'too_many_requests', 'Later, please.', {
  headers: { 'Retry-After': '7' },
  details: { fields: { a: 'b' } },
});
const refused = { code: 'too_many_requests', message: 'Later, please.', fields: { a: 'b' } };

test.each([
  ['an error of its own', secret, 500, '', { code: 'internal' }],
  ['an outage of Firestore', outage, 503, '10', { code: 'unavailable' }],
  ['a refusal', refusal, 429, '7', refused],
])('answers %s with its code, headers and details alone', async (_, error, status, retry, body) => {
  const response = await ask(answering(() => Promise.reject(error)));
  expect([response.status, response.headers.get('retry-after') ?? '']).toEqual([status, retry]);
  expect(await errorOf(response)).toEqual({
    message: expect.not.stringContaining('secret'),
    ...body,
  });
});
