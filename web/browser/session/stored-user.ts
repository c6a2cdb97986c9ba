import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../storage.ts';

/**
 * The stored user id, a hint that someone may be signed in: without it nothing of Firebase is loaded. Null where
 * there is none or storage is blocked.
 */
export function storedUserId(): string | null {
  return readStorage(STORAGE_KEYS.userId) || null;
}

/** Stores who is signed in; null removes it. With storage blocked the session lasts until the page is left. */
export function storeUserId(uid: string | null): void {
  if (uid === null) removeStorage(STORAGE_KEYS.userId);
  else writeStorage(STORAGE_KEYS.userId, uid);
}
