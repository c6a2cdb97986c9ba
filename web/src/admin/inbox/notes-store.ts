import { MESSAGE_NOTES } from '../../../../model/collections.ts';
import type { DraftStore, Stored } from '../../data/draft/draft-session.ts';
import { stampOf } from '../../data/stamp.ts';
import type { ActorId } from '../../../../model/audit/actor.ts';
import type { CollectionPath, Found } from '../../firebase/firestore.ts';
import { readFromServer, watchDocument, writeDocument } from '../../firebase/firestore.ts';

/** The one field of the notes on a message. */
export const NOTES = 'notes';

/** Notes have no revisions: who saves last is shown to who is still typing. */
function toStored(found: Found | null): Stored<null> {
  const text: unknown = found?.data[NOTES];
  return {
    data: null,
    values: new Map([[NOTES, typeof text === 'string' ? text : '']]),
    revision: {},
  };
}

/** The notes on a message in the database. @param name their collection */
export function notesStore(name: CollectionPath, actor: ActorId): DraftStore<null> {
  const { document } = MESSAGE_NOTES;
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
          next({ ...toStored(found), isPending });
        },
        failed,
      });
    },
    read: async () => toStored(await readFromServer(name, document)),
    save: (_on, changes) =>
      writeDocument(name, document, { ...Object.fromEntries(changes), ...stampOf(actor) }),
    fits: () => true,
  };
}
