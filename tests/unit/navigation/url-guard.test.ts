import { describe, expect, test } from 'vitest';
import { resolveUrl } from '#browser/navigation/url-guard.ts';

const base = 'https://contoh.example/blog?post=a';
const resolve = (to: string, allowExternal = false) => resolveUrl(to, { allowExternal, base });

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
  ['/\\evil.example', 'https://evil.example/'],
  ['/\t/evil.example', 'https://evil.example/'],
  ['http:evil.example', 'http://evil.example/'],
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

describe('script protocols are always refused, also in forms that browsers normalize', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript://contoh.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://contoh.example/0000',
  ])('%j', (to) => {
    expect(resolve(to)).toEqual({ kind: 'refused' });
    expect(resolve(to, true)).toEqual({ kind: 'refused' });
  });
});

test.each(['/.//evil.example', '/a/..//evil.example', '/./\\evil.example', './/evil.example/%2e'])(
  '%j parses as a path of this site that would be another host when read again: refused',
  (to) => {
    expect(resolve(to)).toEqual({ kind: 'refused' });
    expect(resolve(to, true)).toEqual({ kind: 'refused' });
  },
);

test.each(['http://', 'https://[', 'http://%zz/', '//'])('%j is no URL', (to) => {
  expect(resolve(to)).toEqual({ kind: 'refused' });
});

test.each([
  null,
  undefined,
  7,
  ['/faq'],
  { toString: () => '/faq' },
  new URL('https://evil.example'),
])('%j is not a string: refused', (to) => {
  const refused = { kind: 'refused' };
  expect(resolveUrl(to, { base, allowExternal: true })).toEqual(refused);
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
