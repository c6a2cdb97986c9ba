import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PackageTerms } from '../../../web/src/studio/packages.ts';
import { PACKAGE_TERMS, isPackage } from '../../../web/src/studio/packages.ts';
import { formatPackageTerms } from '../../../web/src/pages/package-terms.ts';

test('docs/behaviour.md, "Constants and limits", promises the timelines and revisions of the packages', () => {
  const { basic, plus, premium } = PACKAGE_TERMS;
  const rounds = ({ revisions }: PackageTerms) =>
    Number.isFinite(revisions) ? revisions : 'unlimited';
  const promise =
    `Delivery: Basic up to ${basic.days} days, Plus up to ${plus.days}, Premium within ${premium.days}. ` +
    `Revisions: Basic ${rounds(basic)}, Plus ${rounds(plus)}, Premium ${rounds(premium)}.`;
  const text = readFileSync('docs/behaviour.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(/Delivery: Basic .*? Revisions: .*?\./.exec(text)?.[0]).toBe(promise);
});

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
