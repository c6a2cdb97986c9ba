import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';

/**
 * The stored user id, a hint that someone may be signed in: without it nothing of Firebase is loaded. Null where
 * there is none or storage is blocked.
 */
export function storedUserId(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.userId) || null;
  } catch {
    return null;
  }
}

/** Notes who signed in; null forgets it. With storage blocked the session still lasts until the page is left. */
export function storeUserId(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(STORAGE_KEYS.userId);
    else localStorage.setItem(STORAGE_KEYS.userId, uid);
  } catch {
    // Storage is blocked: nothing to note it in.
  }
}
