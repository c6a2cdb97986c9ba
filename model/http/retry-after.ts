import type { Locale } from '#studio/locale.ts';

/**
 * When a refused request may be repeated, in words, e.g. "12 minutes" / "12 menit".
 * @param seconds rounded up, so that the wait is over when the text says so
 */
export function formatRetryAfter(seconds: number, locale: Locale): string {
  const [value, unit] = seconds <= 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(value));
}
