import type { Locale } from '../../../model/locale.ts';
import type { Package } from '../studio/packages.ts';
import { PACKAGE_TERMS } from '../studio/packages.ts';

/**
 * Timeline and revisions of each package as text, e.g. `{days: '365\u00a0days', revisions: '1'}`. The space within a
 * timeline does not break, so that it stays on one line in the columns that compare the packages.
 * @param unlimited text for revisions without a limit
 */
export function formatPackageTerms(
  locale: Locale,
  unlimited: string,
): Record<Package, { days: string; revisions: string }> {
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const revisions = new Intl.NumberFormat(locale);
  const format = (name: Package) => {
    const terms = PACKAGE_TERMS[name];
    return {
      days: days.format(terms.days).replaceAll(' ', '\u00a0'),
      revisions: Number.isFinite(terms.revisions) ? revisions.format(terms.revisions) : unlimited,
    };
  };
  return { basic: format('basic'), plus: format('plus'), premium: format('premium') };
}
