import type { Locale } from '#studio/locale.ts';
import { formatDate } from './format.ts';

const STYLES = {
  /** 3 Mar 2026 */
  day: { dateStyle: 'medium' },
  /** 3 Mar 2026, 14:05 */
  time: { dateStyle: 'medium', timeStyle: 'short' },
  /** Tuesday, 3 March 2026 at 14:05 */
  fullTime: { dateStyle: 'full', timeStyle: 'short' },
  /** 3 Mar */
  shortDay: { day: 'numeric', month: 'short' },
  /** 3 Mar, 14:05 */
  shortTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A time in the studio's time zone. Public pages use `formatDate` alone, so that they do not load the styles.
 * @param time in ms, a Date, or ISO 8601
 */
export function formatTime(
  time: Date | string | number,
  locale: Locale,
  style: keyof typeof STYLES,
): string {
  return formatDate(time, locale, STYLES[style]);
}
