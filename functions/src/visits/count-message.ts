import { warn as logWarning } from 'firebase-functions/logger';
import type { Locale } from '../../../model/locale.ts';
import type { Origin } from '../../../model/visits/visit.ts';
import { addToday, one } from './count.ts';
import { nameFilter } from './names.ts';

const knownNames = nameFilter();

/**
 * Counts a message, and what led to it. The message is stored already, so a failure is only logged.
 * @param origin undefined where nothing is known of it
 */
export async function countMessage(locale: Locale, origin: Origin | undefined): Promise<void> {
  try {
    const { page, referrer, source } = await knownNames(
      origin ?? { page: '', referrer: '', source: '' },
    );
    await addToday(
      {
        messages: one,
        message_locales: { [locale]: one },
        ...(origin && { message_pages: { [page]: one } }),
        ...(referrer !== '' && { message_referrers: { [referrer]: one } }),
        ...(source !== '' && { message_sources: { [source]: one } }),
      },
      Date.now(),
    );
  } catch (error) {
    logWarning('not counted', { endpoint: 'contact', error: String(error) });
  }
}
