import { entryDraftKey, notesDraftKey } from '../../../model/admin-storage-keys.ts';
import { removeStorage, storageKeys } from './storage.ts';

/**
 * Deletes local drafts of notes. They contain visitors' data, so they do not outlive the session.
 * @param except uid of the account whose drafts stay
 */
export function deleteNotesDrafts({ except }: { except?: string } = {}): void {
  for (const key of storageKeys(notesDraftKey())) {
    if (except === undefined || !key.startsWith(notesDraftKey(except))) removeStorage(key);
  }
}

/** True while texts of entries that an account has typed are in this browser only. */
export function hasEntryDrafts(uid: string): boolean {
  return storageKeys(entryDraftKey(uid)).length > 0;
}

/** Deletes the local drafts of an account's entries. */
export function deleteEntryDrafts(uid: string): void {
  for (const key of storageKeys(entryDraftKey(uid))) removeStorage(key);
}
