import { ownStamp } from '#admin/data/stamp.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { newDocumentId, serverTime, writeDocument } from '#browser/firebase/firestore.ts';
import { type ContentType, CONTENT_TYPES } from '#model/content/content-types.ts';
import { newRecord, type Entry } from '#model/content/draft.ts';

const MAX_WAIT_MS = 1000;

/** Stores an empty entry before all others, as a draft of the signed-in account: only the server publishes. */
async function store(type: ContentType, id: string, entries: readonly Entry[]): Promise<void> {
  const { collection, isOrdered } = CONTENT_TYPES[type];
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  await writeDocument(collection, id, {
    ...newRecord(type),
    ...(isOrdered && { order }),
    created_date: serverTime(),
    ...(await ownStamp()),
  });
}

/**
 * Creates an entry and opens it once the database has it, so that nobody edits a refused one; offline, after a second.
 * @param open opens the editor of the entry with that id
 */
export function useCreateEntry(
  type: ContentType,
  open: (id: string) => void,
): { busy: boolean; create: (entries: readonly Entry[]) => void } {
  const { busy, run } = useMutation('creating an entry');
  const create = (entries: readonly Entry[]) =>
    void run(async () => {
      const id = newDocumentId(CONTENT_TYPES[type].collection);
      const stored = store(type, id, entries);
      await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
      open(id);
      await stored;
    });
  return { busy, create };
}
