import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../storage.ts';

export function storedUserId(): string | null {
  return readStorage(STORAGE_KEYS.userId) || null;
}

/** Lasts until the page is left if storage is blocked. */
export function storeUserId(uid: string | null): void {
  if (uid === null) removeStorage(STORAGE_KEYS.userId);
  else writeStorage(STORAGE_KEYS.userId, uid);
}
