import { expect, test } from 'vitest';
import { scrub } from '../../../model/errors/clean-report.ts';

test.each([
  ['e-mail addresses', 'No account for budi.s+x@toko.co.id', 'No account for [email]'],
  ['an address in quotes', '{"email":"a@b.co"}', '{"email":"[email]"}'],
  [
    'the query of an address',
    'Failed to fetch https://contoh.example/api/x?token=abc&uid=1',
    'Failed to fetch https://contoh.example/api/x',
  ],
  ['the fragment of an address', 'at /account#access_token=abc', 'at /account'],
  ['the query of a path', 'GET /blog?post=sebuah-judul failed', 'GET /blog failed'],
  [
    'a query, but not line and column',
    'at f (https://contoh.example/assets/a.js?v=1:10:5)',
    'at f (https://contoh.example/assets/a.js:10:5)',
  ],
  ['tokens', 'jwt eyJhbGciOi.eyJzdWIi.c2ln expired', 'jwt [token] expired'],
  ['authorization headers', 'Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['UUIDs', 'preview/0123abcd-0123-4567-89ab-0123456789ab.webp', 'preview/[id].webp'],
  ['document ids', 'No document: user/Xk3b9fQ2mN7pR4sT6vW8', 'No document: user/[id]'],
  ['telephone numbers', 'call 0812-3456-7890 now', 'call [number] now'],
  ['telephone numbers with a country', 'wa +62 812 3456 7890', 'wa [number]'],
])('takes out %s', (_, before, after) => {
  expect(scrub(before)).toBe(after);
});

test.each([
  'TypeError: Cannot read properties of undefined (reading "title")',
  '    at renderToPipeableStreamInternalImplementation (https://contoh.example/assets/index-B7xQ2_ab.js:10:12345)',
  'ChunkLoadError: https://contoh.example/assets/page-9f8e7d6c.js',
  'Version 1.0.8.11042025 is not 1.0.9.12042025',
  'What now? Nothing # at all',
])('leaves what a developer needs: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('is fast for any text', () => {
  const begin = performance.now();
  for (const part of ['a', '@', '/', '1 ', 'eyJ', 'a@', 'http://', '?', '1a', '-1']) {
    scrub(part.repeat(32_000 / part.length));
  }
  expect(performance.now() - begin).toBeLessThan(2000);
});
