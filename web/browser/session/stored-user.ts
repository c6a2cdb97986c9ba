import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../storage.ts';

/** A hint: without it nothing of Firebase is loaded. */
export function storedUserId(): string | null {
  return readStorage(STORAGE_KEYS.userId) || null;
}

/** With storage blocked the session lasts until the page is left. */
export function storeUserId(uid: string | null): void {
  if (uid === null) removeStorage(STORAGE_KEYS.userId);
  else writeStorage(STORAGE_KEYS.userId, uid);
}
