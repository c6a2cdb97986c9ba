import type { PublishResponse } from '../../../model/publishing/api.ts';
import { entryName } from '../../../model/content/entry.ts';
import type { Locale } from '../../../model/locale.ts';
import { record } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { storedLive } from './entry-documents.ts';
import type { EntryChange } from './stored-entry.ts';
import { entryDocument, entryOf, readAddresses, targetOf } from './stored-entry.ts';

/**
 * Deletes an entry and everything of it that is public. Its history stays, with a last revision that also keeps
 * what was published.
 * @param locale language in which the audit log names it
 */
export async function deleteEntry(change: EntryChange, locale: Locale): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const entry = entryOf(change, await transaction.get(entryDocument(change)));
    const { publication, redirects } = await readAddresses(transaction, change);
    if (entry === null) return { outcome: 'unchanged' };
    for (const { ref } of [publication ?? [], redirects].flat()) transaction.delete(ref);
    transaction.delete(entryDocument(change));
    const more = {
      live: storedLive(entry.live),
      outdated: entry.outdated,
      redirects: redirects.map(({ id }) => id),
      changed_at: publication?.get('changed_at') ?? null,
    };
    record(transaction, change.actor, {
      action: 'content_delete',
      target: targetOf(change),
      name: entryName(entry, locale),
      detail: '',
      revision: { entry, reason: 'delete', locale: null, more },
    });
    return { outcome: 'done' };
  });
}
