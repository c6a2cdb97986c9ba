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

/** Header with which a page names its request; the function logs the name and repeats it in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

const PATTERN = /^r[0-9a-f]{18}$/;

/** True for an id that `newRequestId` may have made. Others are not logged: the header comes from anyone. */
export const isRequestId = (value: string): boolean => PATTERN.test(value);

/**
 * A random id for a request. It is shorter than the ids that error reports remove (`model/errors/clean-report.ts`), so that
 * a report can carry it.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
