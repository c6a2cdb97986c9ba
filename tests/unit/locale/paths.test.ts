import { expect, test } from 'vitest';
import { languagePath, localizedPath, splitPath } from '#studio/locale.ts';

test.each([
  ['/', '/', '/id', '/en'],
  ['/?x=1', '/?x=1', '/id?x=1', '/en?x=1'],
  ['/m/faq#a', '/m/faq#a', '/id/m/faq#a', '/en/m/faq#a'],
])(
  '%s is %s in English, %s in Indonesian, and %s where English is meant',
  (path, en, id, named) => {
    expect([localizedPath(path, 'en'), localizedPath(path, 'id')]).toEqual([en, id]);
    expect(languagePath(path, 'en')).toBe(named);
  },
);

test.each([
  ['/faq/', '/faq/', null],
  ['/id', '/', 'id'],
  ['/id/', '/', 'id'],
  ['/en/blog/id', '/blog/id', 'en'],
  // Only the first name is a language, in small letters.
  ['/id/en/faq', '/en/faq', 'id'],
  ['/ID/faq', '/ID/faq', null],
  ['/idea', '/idea', null],
  ['/id//elsewhere.example', '/elsewhere.example', 'id'],
])('%s names the path %s and the language %s', (address, path, locale) => {
  expect(splitPath(address)).toEqual({ path, locale });
});
