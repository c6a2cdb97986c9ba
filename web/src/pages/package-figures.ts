import type { Locale } from '../../../model/locale.ts';
import type { Package } from '../../../model/packages.ts';
import { PACKAGE_TERMS } from '../../../model/packages.ts';

/**
 * A package's timeline and revisions as words interpolate them, e.g. `{days: '365 days', revisions: '1'}`.
 * @param unlimited the word for revisions without a limit
 */
export function packageFigures(
  locale: Locale,
  name: Package,
  unlimited: string,
): { days: string; revisions: string } {
  const terms = PACKAGE_TERMS[name];
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return {
    days: days.format(terms.days),
    revisions: Number.isFinite(terms.revisions)
      ? new Intl.NumberFormat(locale).format(terms.revisions)
      : unlimited,
  };
}
