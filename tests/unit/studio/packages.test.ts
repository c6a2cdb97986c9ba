import { expect, test } from 'vitest';
import { formatPackageTerms, listPrices } from '#site/pages/package-terms.ts';

test('prices are said as people say them; a package without one is left out', () => {
  const text = (locale: 'en' | 'id') => {
    const terms = formatPackageTerms(locale, '');
    return listPrices({ ...terms, plus: { ...terms.plus, price: '' } }, locale, '–');
  };
  expect(text('en')).toBe('Basic – Rp\u00a025 million, Premium – Rp\u00a0150 million');
  expect(text('id')).toBe('Basic – Rp\u00a025 juta, Premium – Rp\u00a0150 juta');
});
