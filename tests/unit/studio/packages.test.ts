import { expect, test } from 'vitest';
import { PACKAGE_TERMS, PACKAGES, isPackage } from '../../../web/src/studio/packages.ts';
import { formatPackageTerms, listPrices } from '../../../web/src/pages/package-terms.ts';

test.each([
  ['en', 'days'],
  ['id', 'hari'],
] as const)('a timeline in the language "%s" has no space to break at', (locale, unit) => {
  const { days } = formatPackageTerms(locale, '').basic;
  expect(days).toBe(`${PACKAGE_TERMS.basic.days}\u00a0${unit}`);
});

test('prices are said as people say them; a package without one is left out', () => {
  const terms = { ...PACKAGE_TERMS, plus: { ...PACKAGE_TERMS.plus, price: null } };
  terms.basic = { ...terms.basic, price: 2_500_000 };
  terms.premium = { ...terms.premium, price: 1_250_000_000 };
  const text = (locale: 'en' | 'id') => listPrices(locale, '–', terms).replaceAll('\u00a0', ' ');
  expect(text('en')).toBe('Basic – Rp 2.5 million and Premium – Rp 1.3 billion');
  expect(text('id')).toBe('Basic – Rp 2,5 juta dan Premium – Rp 1,3 miliar');
  const none = { price: null };
  const free = Object.fromEntries(PACKAGES.map((name) => [name, { ...terms[name], ...none }]));
  expect(listPrices('en', 'from', free as typeof terms)).toBe('');
});

test.each(['Basic', '', 'toString', 'basic ', null, 3])('%j is not a package', (value) => {
  expect(isPackage(value)).toBe(false);
});

test('a package is known by its lower-case name', () => {
  expect(isPackage('premium')).toBe(true);
});
