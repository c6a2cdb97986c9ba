import { expect, test } from 'vitest';
import { resolveUrl } from '#browser/navigation/url-guard.ts';

const base = 'https://contoh.example/blog?post=a';
const resolve = (to: unknown, allowExternal = false) => resolveUrl(to, { allowExternal, base });

test.each([
  ['/faq', '/faq'],
  ['?post=b', '/blog?post=b'],
  ['#top', '/blog?post=a#top'],
  ['https://contoh.example/faq?hl=id#x', '/faq?hl=id#x'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
])('%j leads to %s on this site', (to, href) => {
  expect(resolve(to)).toEqual({ kind: 'internal', href });
});

/** Targets on other sites, and the address that each of them means from `base`. */
const elsewhere = [
  ['https://evil.example/', 'https://evil.example/'],
  ['//evil.example', 'https://evil.example/'],
  ['http://contoh.example/faq', 'http://contoh.example/faq'],
  ['https://contoh.example:8443/', 'https://contoh.example:8443/'],
  ['https://contoh.example@evil.example/', 'https://contoh.example@evil.example/'],
  ['mailto:someone@evil.example', 'mailto:someone@evil.example'],
] as const;

test.each(elsewhere)(
  '%j is refused as external, and where external targets are allowed it is %s',
  (to, href) => {
    expect(resolve(to)).toEqual({ kind: 'refused' });
    expect(resolve(to, true)).toEqual({ kind: 'external', href });
  },
);

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in another case, among control characters', '\u0001\u001fJaVa\r\nScRiPt:alert(1)'],
  ['a script that names this site', 'javascript://contoh.example/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://contoh.example/0000'],
  // Paths of this site that would be another host when they are read again.
  ['a folder that is left', '/a/..//evil.example'],
  ['a backslash', '/./\\evil.example'],
  ['a scheme alone', 'http://'],
  ['a number', 7],
  ['what becomes a text', { toString: () => '/faq' }],
])('%s is refused, also where external targets are allowed', (_, to) => {
  expect(resolve(to)).toEqual({ kind: 'refused' });
  expect(resolve(to, true)).toEqual({ kind: 'refused' });
});

test('every allowed internal target resolves to this site', () => {
  const parts = ['/', '\\', '.', '..', '\t', '\n', 'a', '?', '#', ':', '@', '%2f', 'http:', ' '];
  const joined = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => a + b + c)));
  const strayed = joined.filter((start) => {
    const target = resolve(`${start}evil.example`);
    if (target.kind !== 'internal') return false;
    return new URL(target.href, base).host !== 'contoh.example' || !/^\/(?!\/)/.test(target.href);
  });
  expect(strayed).toEqual([]);
});
