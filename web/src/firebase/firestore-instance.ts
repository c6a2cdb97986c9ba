import type { Firestore } from 'firebase/firestore';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  terminate,
} from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { startAppCheckWhereOn } from './app-check-token.ts';
import { firestoreCache } from './firestore-cache.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

let instance: Firestore | undefined;

/** The page's Firestore with its cache in this browser, shared by its tabs; made at the first call. */
export function firestore(): Firestore {
  if (instance === undefined) {
    startAppCheckWhereOn();
    instance = initializeFirestore(firebaseApp(), {
      localCache: firestoreCache(),
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
 * Forgets what this browser has read, so that the next person at it finds nothing. Firestore cannot be used after it
 * until the page is loaded anew. Rejects where another tab still uses the cache; that tab's sign-out clears it.
 */
export async function forgetFirestore(): Promise<void> {
  const ended = firestore();
  instance = undefined;
  await terminate(ended);
  await clearIndexedDbPersistence(ended);
}
