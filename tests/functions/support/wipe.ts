import type { Bucket } from '@google-cloud/storage';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { wipeAccounts, wipeFirestore } from '../../wipe.ts';
import { signedUp } from './accounts.ts';
import { PROJECT } from './project.ts';

/**
 * Opens a connection for every request to Storage. The emulator closes one after 5 s without a request, and the client,
 * which does not heed what the server announces, may send into it at that moment ("socket hang up").
 */
export function closeConnections({ storage }: Bucket): void {
  storage.interceptors.push({
    // The declared type of the result lacks what the library accepts.
    request: (options) => ({ ...options, forever: false }) as never,
  });
}

closeConnections(bucket());

/** Empties the project of these tests: documents, accounts and files. */
export async function wipe(): Promise<void> {
  signedUp.clear();
  await Promise.all([
    wipeFirestore(PROJECT),
    wipeAccounts(PROJECT),
    bucket().deleteFiles({ force: true }),
  ]);
}
