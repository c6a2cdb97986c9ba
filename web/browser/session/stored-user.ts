import { STORAGE_KEYS, VISIT_KEYS } from '#model/storage-keys.ts';
import { documentAttributes } from '../document-attributes.ts';
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

/** Only a hint: rules and functions decide. */
export function showAccountHint(): void {
  const uid = storedUserId();
  if (uid === null) return;
  documentAttributes().account = readStorage(VISIT_KEYS.uncounted) === uid ? 'admin' : 'user';
}
