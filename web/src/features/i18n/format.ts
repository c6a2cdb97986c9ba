import type { Locale } from '../../../../model/locale.ts';

const TAGS = { en: 'en-GB', id: 'id-ID' } as const;

/**
 * A date in words of the language, e.g. "3 March 2026" / "3 Maret 2026".
 * @param date a Date, or a time as ISO 8601
 */
export function formatDate(
  date: Date | string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  // The studio's own time zone, so that the prerendered page and the browser write the same day.
  const zoned = { timeZone: 'Asia/Jakarta', ...options };
  return new Intl.DateTimeFormat(TAGS[locale], zoned).format(new Date(date));
}

/** A number with the language's separators, e.g. 1,200.5 / 1.200,5. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(TAGS[locale], options).format(value);
}
