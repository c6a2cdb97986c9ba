import type { Locale } from '../../../model/locale.ts';
import type { Package } from '../studio/packages.ts';
import { PACKAGE_NAMES, PACKAGES, PACKAGE_TERMS } from '../studio/packages.ts';

/** An amount as people say it, e.g. `Rp 25 million`, without a space that breaks. */
const formatPrice = (locale: Locale, rupiah: number): string =>
  `Rp ${new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(rupiah)}`.replaceAll(
    ' ',
    '\u00a0',
  );

/**
 * Timeline, revisions and price of each package as text, e.g. `{days: '365\u00a0days', revisions: '1', price: ''}`. The space within a
 * timeline does not break, so that it stays on one line in the columns that compare the packages.
 * @param unlimited text for revisions without a limit
 */
export function formatPackageTerms(
  locale: Locale,
  unlimited: string,
): Record<Package, { days: string; revisions: string; price: string }> {
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const revisions = new Intl.NumberFormat(locale);
  const format = (name: Package) => {
    const terms = PACKAGE_TERMS[name];
    return {
      days: days.format(terms.days).replaceAll(' ', '\u00a0'),
      revisions: Number.isFinite(terms.revisions) ? revisions.format(terms.revisions) : unlimited,
      price: terms.price === null ? '' : formatPrice(locale, terms.price),
    };
  };
  return { basic: format('basic'), plus: format('plus'), premium: format('premium') };
}

/**
 * The packages that have a price, as a list within a sentence: "Basic from Rp 25 million and Plus from …"; '' without any.
 * @param from the word between name and price
 */
export function listPrices(locale: Locale, from: string, terms = PACKAGE_TERMS): string {
  const priced = PACKAGES.flatMap((name) => {
    const { price } = terms[name];
    return price === null
      ? []
      : `${PACKAGE_NAMES[locale][name]} ${from} ${formatPrice(locale, price)}`;
  });
  return new Intl.ListFormat(locale).format(priced);
}
