import { expect, test } from 'vitest';
import { refererPath, returnPath } from '../../../functions/src/locale/endpoint.ts';

const HOME = '/?hl=id';

test.each([
  ['/', HOME],
  ['/faq', '/faq?hl=id'],
  ['/contact-us?sent=AB12#sent', '/contact-us?sent=AB12&hl=id#sent'],
  ['/faq?hl=en&x=1&hl=en', '/faq?hl=id&x=1'],
  ['/nowhere%20at/all', '/nowhere%20at/all?hl=id'],
  ['', HOME],
  ['faq', HOME],
  ['https://evil.example/faq', HOME],
  ['//evil.example', HOME],
  ['/\\evil.example', HOME],
  ['/faq\r\nSet-Cookie: a=b', HOME],
  ['javascript:alert(1)', HOME],
  [':80@evil.example', HOME],
  [`/${'x'.repeat(2000)}`, HOME],
])('%j leads to %s', (requested, path) => {
  expect(returnPath(requested, 'id')).toBe(path);
});

test('the returned path always resolves to the site', () => {
  const sites = ['https://contoh.example/api/language', 'http://127.0.0.1:5000/api/language'];
  // Every combination of four parts that are significant in URLs.
  const parts = ['/', '\\', '.', '%2e', '?', '#', '@', ':', '\t', 'evil.example'];
  const requested = parts.flatMap((a) =>
    parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `/${a}${b}${c}${d}`))),
  );
  for (const site of sites) {
    const { origin } = new URL(site);
    const elsewhere = requested.filter(
      (one) => new URL(returnPath(one, 'en'), site).origin !== origin,
    );
    expect(elsewhere).toEqual([]);
  }
});

test.each([
  ['https://contoh.example/nowhere?x=1#y', '/nowhere?x=1'],
  ['https://contoh.example//evil.example', '//evil.example'],
  ['nonsense', ''],
  ['', ''],
])('the Referer %j names the path %j', (referrer, path) => {
  expect(refererPath(referrer)).toBe(path);
});
