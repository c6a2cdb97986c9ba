import { expect, test } from 'vitest';
import { PACKAGE_TERMS, isPackage } from '../../model/packages.ts';

test('the packages have the timelines and revisions of docs/behaviour.md, section 9', () => {
  expect(PACKAGE_TERMS).toEqual({
    basic: { days: 365, revisions: 1 },
    plus: { days: 180, revisions: 3 },
    premium: { days: 90, revisions: Infinity },
  });
});

test.each(['Basic', '', 'toString', 'basic ', null, 3])('%j is not a package', (value) => {
  expect(isPackage(value)).toBe(false);
});

test('a package is known by its lower-case name', () => {
  expect(isPackage('premium')).toBe(true);
});
