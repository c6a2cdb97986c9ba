import { expect, test } from 'vitest';
import { chooseLocale } from '#browser/locale/choose-locale.ts';

const nothing = { search: '', stored: null, browser: undefined };

test.each([
  ['hl comes before everything', { search: '?hl=en', stored: 'id', browser: 'id-ID' }, 'en'],
  ['the stored choice comes before the browser', { ...nothing, stored: 'en', browser: 'id' }, 'en'],
  ['a browser in Indonesian gets Indonesian', { ...nothing, browser: 'id-ID' }, 'id'],
  ['any other browser gets English', { ...nothing, browser: 'jv-ID' }, 'en'],
  ['nothing known gives English', nothing, 'en'],
  ['a wrong hl counts as absent', { search: '?hl=fr', stored: 'id', browser: 'en' }, 'id'],
  ['hl does not match a longer tag', { search: '?hl=id-ID', stored: null, browser: 'en' }, 'en'],
  ['the first of two hl holds', { search: '?hl=id&hl=en', stored: null, browser: 'en' }, 'id'],
  ['a stored locale that is none is absent', { ...nothing, stored: '{}', browser: 'id' }, 'id'],
])('%s', (_, hints, expected) => {
  expect(chooseLocale(hints)).toBe(expected);
});
