import type { PublishResponse } from '../../../model/publishing/api.ts';
import { withdrawnState } from '../../../model/publishing/status.ts';
import type { Locale } from '../../../model/locale.ts';
import { otherLocale } from '../../../model/locale.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { storedLive } from './entry-documents.ts';
import type { EntryChange } from './stored-entry.ts';
import {
  entryDocument,
  readAddresses,
  readEntry,
  targetOf,
  withdrawAddresses,
} from './stored-entry.ts';

/** Takes a language off the site; the drafts stay, and so does the address. Works for malformed records too. */
export async function unpublish(change: EntryChange, locale: Locale): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const entry = await readEntry(transaction, change);
    const addresses = await readAddresses(transaction, change);
    const { publication } = addresses;
    const shown: unknown = publication?.get(`texts.${locale}`) ?? null;
    if (entry.live[locale] === null && shown === null) return { outcome: 'unchanged' };
    const live = withdrawnState(entry.live, locale);
    const other = live[otherLocale(locale)];
    if (other === null) withdrawAddresses(transaction, addresses, change.id);
    else if (publication) {
      transaction.update(publication.ref, {
        [`texts.${locale}`]: null,
        first_at: new Date(other.publish_at),
        changed_date: new Date(change.now),
        ...(change.kind === 'blog' && { [`changed_at.${locale}`]: null }),
      });
    }
    const changed = { live: storedLive(live), ...recordedStamp(change.actor) };
    transaction.update(entryDocument(change), changed);
    record(transaction, change.actor, {
      action: 'content_unpublish',
      target: targetOf(change),
      detail: locale,
      revision: { entry, reason: 'unpublish', locale },
    });
    return { outcome: 'done' };
  });
}
