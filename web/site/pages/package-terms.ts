import type { Locale } from '#studio/locale.ts';
import { type Package, PACKAGE_NAMES, PACKAGES, PACKAGE_TERMS } from '#studio/packages.ts';

/** An amount as people say it, e.g. `Rp\u00a025 million`. */
function formatPrice(locale: Locale, rupiah: number): string {
  const words = { notation: 'compact', compactDisplay: 'long' } as const;
  return `Rp\u00a0${new Intl.NumberFormat(locale, words).format(rupiah)}`;
}

type PackageTexts = Record<Package, { days: string; revisions: string; price: string }>;

/**
 * Timeline, revisions and price of each package as text, e.g. `{days: '365\u00a0days', revisions: '1', price: ''}`. The space within a
 * timeline does not break, so that it stays on one line in the columns that compare the packages.
 * @param unlimited text for revisions without a limit
 */
export function formatPackageTerms(locale: Locale, unlimited: string): PackageTexts {
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

/** "Basic from Rp 25 million, Plus from …": the packages that have a price. */
export const listPrices = (terms: PackageTexts, locale: Locale, from: string): string =>
  PACKAGES.filter((name) => terms[name].price)
    .map((name) => `${PACKAGE_NAMES[locale][name]} ${from} ${terms[name].price}`)
    .join(', ');
