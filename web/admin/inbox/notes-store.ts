import {
  type Found,
  readFromServer,
  watchDocument,
  writeDocument,
} from '#browser/firebase/firestore.ts';
import { removeStorage, storageKeys } from '#browser/storage.ts';
import { notesDraftKey } from '#model/admin-storage-keys.ts';
import type { ActorId } from '#model/audit/entry.ts';
import { COLLECTIONS, MESSAGE_NOTES } from '#model/collections.ts';
import type { DraftStore, Remote } from '../data/draft/draft-session.ts';
import { stampOf } from '../data/stamp.ts';

/** The one field of the notes on a message. */
export const NOTES = 'notes';

/** Notes have no revisions: who saves last is shown to who is still typing. */
function toRemote(found: Found | null): Remote<null> {
  const text: unknown = found?.data[NOTES];
  return {
    data: null,
    values: new Map([[NOTES, typeof text === 'string' ? text : '']]),
    revision: {},
  };
}

/** The notes on a message in the database. They stand apart from it, because the sender may read the message itself. */
export function notesStore(messageId: string, actor: ActorId): DraftStore<null> {
  const { collection, document } = MESSAGE_NOTES;
  const name = `${COLLECTIONS.contactMessage}/${messageId}/${collection}` as const;
  return {
    watch: (next, failed) => {
      let isFirst = true;
      return watchDocument(name, document, {
        next: (found, stale) => {
          // Without an answer of the server, an empty cache does not tell whether there are notes, which a save would replace.
          if (found === null && stale) return;
          const isPending = found?.cursor.metadata.hasPendingWrites === true;
          if (isPending && !isFirst) return;
          isFirst = false;
          next({ ...toRemote(found), isPending });
        },
        failed,
      });
    },
    read: async () => toRemote(await readFromServer(name, document)),
    save: (_on, changes) =>
      writeDocument(name, document, { ...Object.fromEntries(changes), ...stampOf(actor) }),
    fits: () => true,
  };
}

/** Deletes what this browser keeps of an account's notes on messages that are gone; where the server does not answer, nothing. */
export async function sweepNotesDrafts(uid: string): Promise<void> {
  const prefix = notesDraftKey(uid);
  for (const key of storageKeys(prefix)) {
    const [id = ''] = key.slice(prefix.length).split('#');
    const found = await readFromServer(COLLECTIONS.contactMessage, id).catch(() => undefined);
    if (found === null) removeStorage(key);
  }
}
