import { entryDraftKey, notesDraftKey } from '#model/admin-storage-keys.ts';
import { removeStorage, storageKeys } from './storage.ts';

/**
 * Deletes local drafts of notes on messages. They contain visitors' data, so they do not outlive the session.
 * @param except uid of the account whose drafts stay
 */
export function deleteNotesDrafts({ except }: { except?: string } = {}): void {
  for (const key of storageKeys(notesDraftKey())) {
    const stays = except !== undefined && key.startsWith(notesDraftKey(except));
    if (!stays) removeStorage(key);
  }
}

/** True while texts of entries are in this browser only. @param uid of their author */
export const hasEntryDrafts = (uid: string): boolean => storageKeys(entryDraftKey(uid)).length > 0;

/** Deletes the local drafts of an account's entries. */
export function deleteEntryDrafts(uid: string): void {
  for (const key of storageKeys(entryDraftKey(uid))) removeStorage(key);
}
