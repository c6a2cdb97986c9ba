import type { Firestore } from 'firebase/firestore';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

let instance: Firestore | undefined;

/** Sizes of Firestore's cache in this browser, in MB (docs/behaviour.md, section 9). */
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

/** The page's Firestore, created at the first call. Its cache in this browser is shared by all tabs. */
export function firestore(): Firestore {
  if (instance === undefined) {
    startAppCheckIfEnabled();
    instance = initializeFirestore(firebaseApp(), {
      localCache: persistentLocalCache({
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

/**
 * Deletes Firestore's cache, so that the next user of this browser finds nothing in it. Firestore cannot be used after
 * it until the page is reloaded. Rejects while another tab uses the cache; that tab's sign-out deletes it.
 */
export async function clearFirestoreCache(): Promise<void> {
  const closing = firestore();
  instance = undefined;
  await terminate(closing);
  await clearIndexedDbPersistence(closing);
}
