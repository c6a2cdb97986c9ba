import { expect, test } from 'vitest';
import { PACKAGE_TERMS, isPackage } from '../../../web/src/studio/packages.ts';
import { formatPackageTerms } from '../../../web/src/pages/package-terms.ts';

test.each([
  ['en', 'days'],
  ['id', 'hari'],
] as const)('a timeline in the language "%s" has no space to break at', (locale, unit) => {
  const { days } = formatPackageTerms(locale, '').basic;
  expect(days).toBe(`${PACKAGE_TERMS.basic.days}\u00a0${unit}`);
});

test.each(['Basic', '', 'toString', 'basic ', null, 3])('%j is not a package', (value) => {
  expect(isPackage(value)).toBe(false);
});

test('a package is known by its lower-case name', () => {
  expect(isPackage('premium')).toBe(true);
});
