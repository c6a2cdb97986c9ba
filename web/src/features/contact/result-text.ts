import type { Locale } from '../../../../model/locale.ts';
import type { SendResult } from './send.ts';
import { waitInWords } from './wait-in-words.ts';
import type { ContactWords } from './words.ts';

/** What an outcome of sending means for the visitor; null for a message that was sent. */
export function resultText(
  result: SendResult,
  words: ContactWords['results'],
  locale: Locale,
): string | null {
  switch (result.kind) {
    case 'sent':
      return null;
    case 'refused':
      return words.refused;
    case 'too-many':
      return words.tooMany.replace('{wait}', () => waitInWords(result.wait, locale));
    case 'too-large':
      return words.tooLarge;
    case 'offline':
      return words.offline;
    case 'slow':
      return words.slow;
    case 'failed':
      return words.failed;
  }
}
