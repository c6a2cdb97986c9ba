import { expect, test } from 'vitest';
import { PACKAGE_TERMS } from '../../../web/src/studio/packages.ts';
import { formatPackageTerms, listPrices } from '../../../web/src/pages/package-terms.ts';

test.each([
  ['en', 'days'],
  ['id', 'hari'],
] as const)('a timeline in the language "%s" has no space to break at', (locale, unit) => {
  const { days } = formatPackageTerms(locale, '').basic;
  expect(days).toBe(`${PACKAGE_TERMS.basic.days}\u00a0${unit}`);
});

test('prices are said as people say them; a package without one is left out', () => {
  const text = (locale: 'en' | 'id') => {
    const terms = formatPackageTerms(locale, '');
    return listPrices({ ...terms, plus: { ...terms.plus, price: '' } }, locale, '–');
  };
  expect(text('en')).toBe('Basic – Rp\u00a025 million, Premium – Rp\u00a0150 million');
  expect(text('id')).toBe('Basic – Rp\u00a025 juta, Premium – Rp\u00a0150 juta');
});
