import type { Locale } from '../../../../model/locale.ts';
import type { SendResult } from './send-message.ts';
import { formatWait } from './format-wait.ts';
import type { ContactMessages } from './messages.ts';

/** What an outcome of sending means for the visitor; null for a message that was sent. */
export function resultText(
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
