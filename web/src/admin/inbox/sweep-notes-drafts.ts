import { notesDraftKey } from '../../../../model/admin-storage-keys.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { removeStorage, storageKeys } from '../../browser/storage.ts';
import { readFromServer } from '../../firebase/firestore.ts';

/** Deletes what this browser keeps of an account's notes on messages that are gone; where the server does not answer, nothing. */
export async function sweepNotesDrafts(uid: string): Promise<void> {
  const prefix = notesDraftKey(uid);
  for (const key of storageKeys(prefix)) {
    const [id = ''] = key.slice(prefix.length).split('#');
    const found = await readFromServer(COLLECTIONS.contactMessage, id).catch(() => undefined);
    if (found === null) removeStorage(key);
  }
}
