import { beforeEach, expect, test, vi } from 'vitest';
import { payloadUrl } from '#model/updates/builds.ts';
import { PayloadError, fetchPayload } from '#site/features/payload/load-payload.ts';
import type { LayoutTextsFile, Payload } from '#site/features/payload/payload.ts';

const t = { title: '', chat: '', page: {} };
const good: Payload = { buildId: 'b1', id: 'p1', messages: { en: t, id: t }, content: {} };

const isGood = ({ buildId }: Payload | LayoutTextsFile) => buildId === 'b1';

beforeEach(() => vi.stubGlobal('location', new URL('https://contoh.example/')));

function answerGood() {
  const fetched = vi.fn(async () => Response.json(good));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('is fetched with `force-cache` and the build id as its query', async () => {
  const fetched = answerGood();
  expect(payloadUrl('/', 'b1')).toBe('/_payload.json?b1');
  expect(await fetchPayload(payloadUrl('/faq', 'b1'), isGood)).toEqual(good);
  expect(fetched).toHaveBeenCalledWith('/faq/_payload.json?b1', {
    cache: 'force-cache',
    signal: expect.any(AbortSignal),
  });
});

test.each(['', 'https://evil.example/_payload.json', '/.//evil.example/_payload.json'])(
  'an address that includes a hostname is refused unasked: %j',
  async (url) => {
    const fetched = answerGood();
    await expect(fetchPayload(url, isGood)).rejects.toThrow('must not include hostname');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  ['an HTML page', () => new Response('<!doctype html><h1>Hello</h1>')],
  ['of another build', () => Response.json({ ...good, buildId: 'b2' })],
  ['without one of the languages', () => Response.json({ ...good, messages: { en: t } })],
  ['missing', () => Response.json(good, { status: 404 })],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a payload that is %s is an error', async (_, answered) => {
  vi.stubGlobal('fetch', answered);
  await expect(fetchPayload('/faq/_payload.json?b1', isGood)).rejects.toBeInstanceOf(PayloadError);
});
