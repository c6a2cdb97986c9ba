import type { Locale } from './locale.ts';

interface PostalAddress {
  street: string;
  locality: string;
  postalCode: string;
  country: string;
}

export const studioAddress: PostalAddress | null = {
  street: 'Jl. Contoh No. 1',
  locality: 'Jakarta',
  postalCode: '10000',
  country: 'ID',
};

export const areaServed: readonly string[] = ['ID'];

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

export function shownAddress(locale: Locale, shown: typeof studioAddress = studioAddress): string {
  if (shown === null) return '';
  const { street, locality, postalCode, country } = shown;
  const place = [locality, postalCode].filter((part) => part !== '').join(' ');
  return [street, place, countryName(country, locale)].filter((part) => part !== '').join(', ');
}
