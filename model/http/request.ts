import type { Locale } from '#studio/locale.ts';

/** E.g. "12 minutes" / "12 menit". @param seconds rounded up, so that the wait is over when the text says so */
export function formatRetryAfter(seconds: number, locale: Locale): string {
  const [value, unit] = seconds <= 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(value));
}

/** The function logs the page's name of a request and repeats it in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

const PATTERN = /^r[0-9a-f]{18}$/;

/** Others are not logged: the header comes from anyone. */
export const isRequestId = (value: string): boolean => PATTERN.test(value);

/** Shorter than the ids that error reports remove (`model/errors/clean-report.ts`). */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
