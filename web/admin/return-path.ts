import { readStorage, removeStorage, writeStorage } from '#browser/storage.ts';
import { RETURN_PATH_KEY } from '#model/admin-storage-keys.ts';

/** Keeps an admin page for this tab: who opens it signed out, by a mail's link, is led home first, and back once signed in. */
export function storeReturnPath({ pathname, search }: URL): void {
  writeStorage(RETURN_PATH_KEY, pathname + search, 'sessionStorage');
}

export function takeReturnPath(): string | null {
  const path = readStorage(RETURN_PATH_KEY, 'sessionStorage');
  removeStorage(RETURN_PATH_KEY, 'sessionStorage');
  return path?.startsWith('/admin/') ? path : null;
}
