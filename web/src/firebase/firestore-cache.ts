import type { PersistentLocalCache } from 'firebase/firestore';
import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';

/** Sizes of the local database cache in megabytes (docs/behaviour.md, section 9). */
const DEFAULT_MB = 40;
const MINIMUM_MB = 1;

/**
 * How many bytes the local database cache may take before Firestore clears away what was not used lately.
 * @param megabytes 40 unless said otherwise
 * @throws RangeError below 1 MB, the least that Firestore accepts
 */
export function cacheSizeBytes(megabytes = DEFAULT_MB): number {
  if (!(megabytes >= MINIMUM_MB && Number.isFinite(megabytes))) {
    throw new RangeError(
      `The local database cache needs at least ${MINIMUM_MB} MB; got ${megabytes} MB`,
    );
  }
  return Math.floor(megabytes * 1024 * 1024);
}

/** Firestore's cache in this browser, shared by its tabs. @throws RangeError as `cacheSizeBytes` */
export function firestoreCache(megabytes?: number): PersistentLocalCache {
  return persistentLocalCache({
    cacheSizeBytes: cacheSizeBytes(megabytes),
    tabManager: persistentMultipleTabManager(),
  });
}
