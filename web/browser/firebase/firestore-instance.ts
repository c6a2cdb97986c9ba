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

/** Size of Firestore's cache in bytes; at least 1 MB. */
const CACHE_BYTES = 40 * 1024 * 1024;

/**
 * The cache is in memory: data of others is never stored in this browser, and tabs that open together cannot mistake an
 * unread document for a missing one.
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

/** Tries to reach the server at once: between failed attempts Firestore waits for up to a minute. */
export async function reconnectFirestore(): Promise<void> {
  if (instance === undefined) return;
  await disableNetwork(instance);
  await enableNetwork(instance);
}

/** Ends Firestore with its cache and listeners; the next call of `firestore` creates another one. */
export async function closeFirestore(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing !== undefined) await terminate(closing);
}
