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
 * A waiting time in words, e.g. "in 12 minutes" / "dalam 12 menit".
 * @param seconds rounded up, so that the wait is over when the text says so
 */
export function formatWait(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds <= 60) return format.format(Math.ceil(seconds), 'second');
  return format.format(Math.ceil(seconds / 60), 'minute');
}
