import type { Bilingual } from '../../../model/locale.ts';

/** The packages on offer (docs/behaviour.md, "Constants and limits"), cheapest first. */
export const PACKAGES = ['basic', 'plus', 'premium'] as const;

export type Package = (typeof PACKAGES)[number];

/** What people read; every page and mail that names a package takes it from here. */
export const PACKAGE_NAMES: Bilingual<Record<Package, string>> = {
  en: { basic: 'Basic', plus: 'Plus', premium: 'Premium' },
  id: { basic: 'Basic', plus: 'Plus', premium: 'Premium' },
};

export interface PackageTerms {
  /** Longest time to delivery, in days. */
  days: number;
  /** Rounds of revision; `Infinity` means unlimited. */
  revisions: number;
}

/** Timelines and revisions (docs/behaviour.md, "Constants and limits"); every page that names them reads them here. */
export const PACKAGE_TERMS: Record<Package, PackageTerms> = {
  basic: { days: 365, revisions: 1 },
  plus: { days: 180, revisions: 3 },
  premium: { days: 90, revisions: Infinity },
};

/** True for the name of a package, as found in a query or a stored draft. */
export function isPackage(value: unknown): value is Package {
  return PACKAGES.some((name) => name === value);
}
