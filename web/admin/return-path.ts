import { readStorage, removeStorage, writeStorage } from '#browser/storage.ts';
import { RETURN_PATH_KEY } from '#model/admin-storage-keys.ts';

/** For this tab: who opens an admin page signed out, by the link of a mail, is led home first, and back once signed in. */
export function keepReturnPath({ pathname, search }: URL): void {
  writeStorage(RETURN_PATH_KEY, pathname + search, 'sessionStorage');
}

/** Once; null if no admin page was asked for. */
export function takeReturnPath(): string | null {
  const path = readStorage(RETURN_PATH_KEY, 'sessionStorage');
  removeStorage(RETURN_PATH_KEY, 'sessionStorage');
  return path?.startsWith('/admin/') ? path : null;
}
