import { notesDraftKey } from '../../../model/storage-keys.ts';
import { removeStorage, storageKeys } from './storage.ts';

/**
 * Deletes the local drafts of notes. They contain visitors' data, so they do not outlive the session.
 * @param except uid of the account whose drafts stay
 */
export function deleteNotesDrafts(except?: string): void {
  for (const key of storageKeys(notesDraftKey())) {
    if (except === undefined || !key.startsWith(notesDraftKey(except))) removeStorage(key);
  }
}
