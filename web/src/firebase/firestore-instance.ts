import type { Firestore } from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { STORAGE_KEYS } from '../../../model/storage-keys.ts';
import { readStorage } from '../browser/storage.ts';
import { firebaseApp } from './app.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { emulatorHosts, usesEmulators } from './config.ts';
import { deleteDatabases, hasDatabasesToDelete, retireDatabases } from './delete-databases.ts';

let instance: Firestore | undefined;
let closed: Promise<void> = Promise.resolve();

/** Sizes of Firestore's cache in this browser, in MB (docs/behaviour.md, "Constants and limits"). */
const DEFAULT_CACHE_MB = 40;
const MIN_CACHE_MB = 1;

/**
 * Size of Firestore's cache in bytes; beyond it Firestore deletes what was not used lately.
 * @throws RangeError below 1 MB, the least that Firestore accepts
 */
export function cacheSizeBytes(megabytes = DEFAULT_CACHE_MB): number {
  if (!(megabytes >= MIN_CACHE_MB && Number.isFinite(megabytes))) {
    throw new RangeError(
      `The local database cache needs at least ${MIN_CACHE_MB} MB; got ${megabytes} MB`,
    );
  }
  return Math.floor(megabytes * 1024 * 1024);
}

/**
 * The page's Firestore, created at the first call. Its cache in this browser is shared by all tabs. Without a session, and
 * while the cache of an earlier one is still to be deleted, the page has a cache of its own, in memory.
 */
export function firestore(): Firestore {
  if (instance === undefined) {
    startAppCheckIfEnabled();
    instance = initializeFirestore(firebaseApp(), {
      localCache:
        readStorage(STORAGE_KEYS.userId) === null || hasDatabasesToDelete()
          ? memoryLocalCache()
          : persistentLocalCache({
              cacheSizeBytes: cacheSizeBytes(),
              tabManager: persistentMultipleTabManager(),
            }),
    });
    if (usesEmulators) {
      connectFirestoreEmulator(
        instance,
        emulatorHosts.firestore.host,
        emulatorHosts.firestore.port,
      );
    }
  }
  return instance;
}

/** Ends the page's Firestore, its open listeners included; the next call of `firestore` makes a new one. */
export function closeFirestore(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing !== undefined) closed = terminate(closing);
  return closed;
}

/** Longest time that a sign-out waits for other tabs to close the cache, in ms. */
const PATIENCE = 3000;

/**
 * Deletes Firestore's cache, so that the next user of this browser finds nothing in it, and this page keeps a cache in memory
 * only. Where a frozen tab holds it open, the next start of the site deletes it.
 */
export async function clearFirestoreCache(): Promise<void> {
  retireDatabases();
  try {
    await closeFirestore();
  } finally {
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([deleteDatabases(), late]);
  }
}
