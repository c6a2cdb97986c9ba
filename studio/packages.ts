import type { Bilingual, Locale } from './locale.ts';

export const PACKAGES = ['basic', 'plus', 'premium'] as const;

export type Package = (typeof PACKAGES)[number];

export const isPackage = (name: string): name is Package =>
  PACKAGES.some((known) => known === name);

export const PACKAGE_NAMES: Record<Package, Bilingual<string>> = {
  basic: { en: 'Basic', id: 'Basic' },
  plus: { en: 'Plus', id: 'Plus' },
  premium: { en: 'Premium', id: 'Premium' },
};

interface PackageTerms {
  /** Longest time to delivery. */
  days: number;
  revisions: number;
  price: number;
}

export const PACKAGE_TERMS: Record<Package, PackageTerms> = {
  basic: { days: 365, revisions: 1, price: 25_000_000 },
  plus: { days: 180, revisions: 3, price: 60_000_000 },
  premium: { days: 90, revisions: 0, price: 150_000_000 },
};

const budgetsEn = {
  below_25: 'Up to Rp 25 million',
  '25_to_60': 'Rp 25 to 60 million',
  '60_to_150': 'Rp 60 to 150 million',
  above_150: 'More than Rp 150 million',
};
const budgetsId: typeof budgetsEn = {
  below_25: 'Sampai Rp 25 juta',
  '25_to_60': 'Rp 25–60 juta',
  '60_to_150': 'Rp 60–150 juta',
  above_150: 'Di atas Rp 150 juta',
};

export const BUDGETS: Bilingual<Readonly<Record<string, string>>> = {
  en: budgetsEn,
  id: budgetsId,
};

/** Messages keep keys that are no longer offered. */
export const budgetName = (key: string, locale: Locale): string =>
  Object.hasOwn(BUDGETS[locale], key) ? BUDGETS[locale][key]! : key;
