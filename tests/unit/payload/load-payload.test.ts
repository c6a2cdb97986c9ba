import { beforeEach, expect, test, vi } from 'vitest';
import { PayloadError, fetchPayload } from '#site/features/payload/load-payload.ts';
import { payloadUrl } from '#site/features/payload/payload.ts';

const t = { meta: {}, page: {}, layout: { skip: 'x' } };
const good = { buildId: 'b1', messages: { en: t, id: t }, content: {} };

beforeEach(() => vi.stubGlobal('location', new URL('https://contoh.example/')));

function answer(body: string, status = 200) {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('is fetched with `force-cache` and the build id as its query', async () => {
  const fetched = answer(JSON.stringify(good));
  expect(payloadUrl('/', 'b1')).toBe('/_payload.json?b1');
  expect(await fetchPayload(payloadUrl('/faq', 'b1'), 'b1')).toEqual(good);
  expect(fetched).toHaveBeenCalledWith('/faq/_payload.json?b1', {
    cache: 'force-cache',
    signal: expect.any(AbortSignal),
  });
});

test.each([
  '',
  'https://evil.example/_payload.json',
  '/\\evil.example/_payload.json',
  '/.//evil.example/_payload.json',
  '/%2e//evil.example/_payload.json',
  'javascript:alert(1)',
])('an address that includes a hostname is refused unasked: %j', async (url) => {
  const fetched = answer(JSON.stringify(good));
  await expect(fetchPayload(url, 'b1')).rejects.toThrow('must not include hostname');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['an HTML page', '<!doctype html><h1>Hello</h1>', 200],
  ['half a file', JSON.stringify(good).slice(0, 40), 200],
  ['of another build', JSON.stringify({ ...good, buildId: 'b2' }), 200],
  ['without one of the languages', JSON.stringify({ ...good, messages: { en: t } }), 200],
  ['missing', JSON.stringify(good), 404],
])('a payload that is %s is an error', async (_, body, status) => {
  answer(body, status);
  await expect(fetchPayload('/faq/_payload.json?b1', 'b1')).rejects.toBeInstanceOf(PayloadError);
});

test('a network error is the same error', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(fetchPayload('/faq/_payload.json?b1', 'b1')).rejects.toThrow('Cannot load payload');
});
