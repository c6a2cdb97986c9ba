import { DATABASES_TO_DELETE_KEY } from '../../../model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../browser/storage.ts';

/** Prefix of the names of the IndexedDB databases in which Firestore keeps its cache. */
const PREFIX = 'firestore/';

/** True while the cache of an ended session may still be in this browser: nobody may read from it. */
export function hasDatabasesToDelete(): boolean {
  return readStorage(DATABASES_TO_DELETE_KEY) !== null;
}

/**
 * From now on nobody reads or writes Firestore's databases, and the next start deletes them too: a tab that is still ending
 * its own Firestore may make one again.
 */
export function retireDatabases(): void {
  writeStorage(DATABASES_TO_DELETE_KEY, 'true');
}

/** Deletes what a deletion left, at the start of a page. */
export async function finishDeletion(): Promise<void> {
  await deleteDatabases();
  removeStorage(DATABASES_TO_DELETE_KEY);
}

/**
 * Deletes Firestore's databases. Waits for tabs that hold one open: those that run close it by themselves, a frozen one
 * when it is closed or continued.
 */
export async function deleteDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} stays`)));
  });
}
