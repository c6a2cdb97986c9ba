import { FieldValue } from 'firebase-admin/firestore';
import type { PublishResponse } from '../../../model/publishing/api.ts';
import { entryName } from '../../../model/content/entry.ts';
import { NOTHING_LIVE } from '../../../model/publishing/status.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { documentsOf, NO_HTML } from './entry-documents.ts';
import type { EntryChange } from './stored-entry.ts';
import {
  entryDocument,
  entryOf,
  noEntry,
  readAddresses,
  targetOf,
  withdrawAddresses,
} from './stored-entry.ts';

/**
 * Writes a malformed record again with the fields that are well-formed. What is published stays, unless the record
 * no longer says what that is.
 */
export async function repairEntry(change: EntryChange): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const found = await transaction.get(entryDocument(change));
    const entry = entryOf(change, found);
    const addresses = await readAddresses(transaction, change);
    if (entry === null) throw noEntry();
    if (entry.malformedFields.length === 0) return { outcome: 'unchanged' };
    const isLiveKnown = !entry.malformedFields.some((path) => path.split('.')[0] === 'live');
    if (!isLiveKnown) withdrawAddresses(transaction, addresses, change.id);
    const isDated = !entry.malformedFields.includes('created_date');
    const created: unknown = isDated ? found.get('created_date') : FieldValue.serverTimestamp();
    const live = isLiveKnown ? entry.live : NOTHING_LIVE;
    transaction.set(entryDocument(change), {
      ...documentsOf({ ...entry, live }, NO_HTML, change.now).stored,
      created_date: created,
      ...recordedStamp(change.actor),
    });
    record(transaction, change.actor, {
      action: 'content_restore',
      target: targetOf(change),
      name: entryName(entry, 'en'),
      detail: '',
    });
    return { outcome: 'done' };
  });
}
