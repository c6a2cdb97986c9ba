import { DATABASES_TO_DELETE_KEY } from '../../../model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../browser/storage.ts';

/** Prefix of the names of the IndexedDB databases in which Firestore keeps its cache. */
const PREFIX = 'firestore/';

/** True while the cache of an ended session is still in this browser: nobody may read from it. */
export function hasDatabasesToDelete(): boolean {
  return readStorage(DATABASES_TO_DELETE_KEY) !== null;
}

/**
 * Deletes Firestore's databases. Until all are deleted, a key in the storage says so, so that the next start goes on. Waits
 * for tabs that hold one open: those that run close it by themselves, a frozen one when it is closed or continued.
 */
export async function deleteDatabases(): Promise<void> {
  writeStorage(DATABASES_TO_DELETE_KEY, 'true');
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
  removeStorage(DATABASES_TO_DELETE_KEY);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} stays`)));
  });
}
