import { expect, test } from 'vitest';
import { chooseLocale } from '#browser/locale/choose-locale.ts';

const nothing = { pathname: '/faq', search: '', stored: null, browser: undefined };

test.each([
  ['hl comes before everything', { search: '?hl=en', pathname: '/id/faq', stored: 'id' }, 'en'],
  ['the address comes before the choice', { pathname: '/en', stored: 'id', browser: 'id' }, 'en'],
  ['the stored choice comes before the browser', { stored: 'en', browser: 'id' }, 'en'],
  ['a browser in Indonesian gets Indonesian', { browser: 'id-ID' }, 'id'],
  ['any other browser gets English', { browser: 'jv-ID' }, 'en'],
  ['nothing known gives English', {}, 'en'],
  ['a wrong hl counts as absent', { search: '?hl=fr', stored: 'id', browser: 'en' }, 'id'],
  ['hl does not match a longer tag', { search: '?hl=id-ID', browser: 'en' }, 'en'],
  ['the first of two hl holds', { search: '?hl=id&hl=en', browser: 'en' }, 'id'],
  ['a stored locale that is none is absent', { stored: '{}', browser: 'id' }, 'id'],
])('a visitor reads the right language: %s', (_, hints, expected) => {
  expect(chooseLocale({ ...nothing, ...hints })).toBe(expected);
});
