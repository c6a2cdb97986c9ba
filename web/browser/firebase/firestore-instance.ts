import {
  type Firestore,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from 'firebase/firestore';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { firebaseApp } from './app.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

let instance: Firestore | undefined;

/** Size of Firestore's cache in the page in bytes; beyond it Firestore deletes what was not used lately. It refuses less than 1 MB. */
const CACHE_BYTES = 40 * 1024 * 1024;

/**
 * The page's Firestore, created at the first call. Its cache is in memory: what others wrote is never stored in this browser.
 * A cache on disk would also be shared by tabs, and of two that open together one then takes a document that it has not
 * read yet for one that does not exist.
 */
export function firestore(): Firestore {
  if (instance === undefined) {
    startAppCheckIfEnabled();
    const garbageCollector = memoryLruGarbageCollector({ cacheSizeBytes: CACHE_BYTES });
    instance = initializeFirestore(firebaseApp(), {
      localCache: memoryLocalCache({ garbageCollector }),
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

/** Lets the page's Firestore try at once to reach the server: between failed attempts it waits for up to a minute. */
export async function reconnectFirestore(): Promise<void> {
  if (instance === undefined) return;
  await disableNetwork(instance);
  await enableNetwork(instance);
}

/** Ends the page's Firestore with its cache and listeners; the next call of `firestore` makes a new one. */
export async function closeFirestore(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing !== undefined) await terminate(closing);
}
