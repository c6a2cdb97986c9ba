/**
 * Guarded access to the browser's storage. Nothing here throws: storage may be blocked by the browser's
 * settings, or full. Every key is declared in `model/storage-keys.ts` or `model/admin-storage-keys.ts`.
 */

/** `localStorage` is shared by all tabs and survives them; `sessionStorage` belongs to one tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** The stored text, or null where there is none or storage is blocked. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false where storage is blocked or full. */
export function writeStorage(
  key: string,
  value: string,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key. Returns false where storage is blocked. */
export function removeStorage(key: string, area: StorageArea = 'localStorage'): boolean {
  try {
    globalThis[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The keys of localStorage that begin with `prefix`; none where storage is blocked. */
export function storageKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * The value that localStorage holds as JSON.
 * @param check gives the value in its expected form, or null for any other; not called where nothing is stored
 * @returns null where nothing is stored, storage is blocked, or the value does not pass the check
 */
export function readStoredJson<T>(key: string, check: (value: unknown) => T | null): T | null {
  const text = readStorage(key);
  try {
    return text === null ? null : check(JSON.parse(text));
  } catch {
    return null;
  }
}
