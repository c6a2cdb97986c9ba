import {
  entryDraftKey,
  MESSAGE_DRAFTS,
  messageDraftKey,
} from '../../../model/admin-storage-keys.ts';
import { removeStorage, storageKeys } from './storage.ts';

/**
 * Deletes local drafts of notes and replies. They contain visitors' data, so they do not outlive the session.
 * @param except uid of the account whose drafts stay
 */
export function deleteMessageDrafts({ except }: { except?: string } = {}): void {
  for (const kind of MESSAGE_DRAFTS) {
    for (const key of storageKeys(messageDraftKey(kind))) {
      const stays = except !== undefined && key.startsWith(messageDraftKey(kind, except));
      if (!stays) removeStorage(key);
    }
  }
}

/** True while texts of entries, or replies that are not sent, are in this browser only. @param uid of their author */
export function hasLocalDrafts(uid: string): boolean {
  const kinds = [entryDraftKey(uid), messageDraftKey('reply', uid)];
  return kinds.some((key) => storageKeys(key).length > 0);
}

/** Deletes the local drafts of an account's entries. */
export function deleteEntryDrafts(uid: string): void {
  for (const key of storageKeys(entryDraftKey(uid))) removeStorage(key);
}
