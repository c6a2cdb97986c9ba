import { TIME_ZONE } from '#model/time-zone.ts';
import { type Locale, LANGUAGE_TAGS } from '#studio/locale.ts';

/** `$&` in a value has no effect. */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

export function formatDate(
  date: Date | string | number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  // One time zone, so that the prerendered page and the browser show the same day.
  const inZone = { timeZone: TIME_ZONE, ...options };
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], inZone).format(new Date(date));
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(value);
}

const STYLES = {
  day: { dateStyle: 'medium' },
  /** 3 Mar 2026, 14:05 */
  time: { dateStyle: 'medium', timeStyle: 'short' },
  /** Tuesday, 3 March 2026 at 14:05 */
  fullTime: { dateStyle: 'full', timeStyle: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  /** 3 Mar, 14:05 */
  shortTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Date and time in the studio's time zone. @param time in ms, a Date, or ISO 8601 */
export function formatTime(
  time: Date | string | number,
  locale: Locale,
  style: keyof typeof STYLES,
): string {
  return formatDate(time, locale, STYLES[style]);
}
