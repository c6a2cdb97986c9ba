import type { Locale } from '../../../../model/locale.ts';

/**
 * A time to wait as people say it, e.g. "in 12 minutes" / "dalam 12 menit".
 * @param seconds rounded up, so that it is over when it says so
 */
export function formatWait(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds <= 60) return format.format(Math.ceil(seconds), 'second');
  return format.format(Math.ceil(seconds / 60), 'minute');
}
