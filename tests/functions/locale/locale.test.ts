import { expect, test } from 'vitest';
import { errorOf, send } from '../support/requests.ts';

const asked = async (query: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(`/api/language?${query}`, { headers });

test('answers with a redirect and the cookie, and neither is cached', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await send('/api/language?to=id&back=/faq', { method });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/faq?hl=id');
    expect(response.headers.getSetCookie()).toEqual([
      'firebase-language-override=id;path=/;max-age=31536000;samesite=lax',
      '__session=id;path=/;max-age=31536000;samesite=lax',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});

test('over HTTPS the cookie is `Secure`', async () => {
  const response = await asked('to=en&back=/', { 'x-forwarded-proto': 'https,http' });
  expect(response.headers.getSetCookie()).toEqual([
    'firebase-language-override=en;path=/;max-age=31536000;samesite=lax;secure',
    '__session=en;path=/;max-age=31536000;samesite=lax;secure',
  ]);
});

test('without a path, the Referer is used', async () => {
  const referer = 'https://contoh.example/nowhere?x=1&hl=id';
  const response = await asked('to=en', { referer });
  expect(response.headers.get('location')).toBe('/nowhere?x=1&hl=en');
  expect((await asked('to=en')).headers.get('location')).toBe('/?hl=en');
});

// Paths that lead off the site: tests/unit/locale/return-path.test.ts.
test.each(['', 'to=fr', 'to=__proto__'])(
  'rejects %j as a language and sets no cookie',
  async (query) => {
    const response = await asked(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await errorOf(response)).code).toBe('invalid_language');
  },
);
