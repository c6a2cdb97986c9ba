import { entryDraftKey, notesDraftKey } from '#model/admin-storage-keys.ts';
import { removeStorage, storageKeys } from './storage.ts';

/**
 * Deletes local drafts of notes: they contain visitors' data and must not outlive the session.
 * @param except uid of the account whose drafts stay
 */
export function deleteNotesDrafts({ except }: { except?: string } = {}): void {
  for (const key of storageKeys(notesDraftKey())) {
    const stays = except !== undefined && key.startsWith(notesDraftKey(except));
    if (!stays) removeStorage(key);
  }
}

/** True while texts of entries are only in this browser. */
export const hasEntryDrafts = (uid: string): boolean => storageKeys(entryDraftKey(uid)).length > 0;

export function deleteEntryDrafts(uid: string): void {
  for (const key of storageKeys(entryDraftKey(uid))) removeStorage(key);
}
