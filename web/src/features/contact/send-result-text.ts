import type { Locale } from '../../../../model/locale.ts';
import type { SendResult } from './send-message.ts';
import type { ContactMessages } from './messages.ts';

/** The error message for a result of sending; null for a message that was sent. */
export function sendResultText(
  result: SendResult,
  t: ContactMessages['results'],
  locale: Locale,
): string | null {
  switch (result.kind) {
    case 'sent':
      return null;
    case 'refused':
      return t.refused;
    case 'too-many':
      return t.tooMany.replace('{wait}', () => formatWait(result.wait, locale));
    case 'too-large':
      return t.tooLarge;
    case 'offline':
      return t.offline;
    case 'slow':
      return t.slow;
    case 'failed':
      return t.failed;
  }
}

/**
 * A waiting time in words, e.g. "12 minutes" / "12 menit".
 * @param seconds rounded up, so that the wait is over when the text says so
 */
export function formatWait(seconds: number, locale: Locale): string {
  const [value, unit] = seconds <= 60 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(value));
}
