import type { Firestore } from 'firebase-admin/firestore';
import { database } from '../../../functions/src/firestore.ts';

const ATTEMPTS = 5;

/**
 * Begins a transaction of this process again where the emulator has closed it because another one had the same
 * documents. Production says that it "has expired", and the library does the same.
 */
const firestore = Object.getPrototypeOf(database()) as Pick<Firestore, 'runTransaction'>;
const { runTransaction } = firestore;
firestore.runTransaction = async function (this: Firestore, update, options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction.call(this, update, options);
    } catch (error) {
      const isClosed = error instanceof Error && error.message.includes('invalid or closed');
      if (!isClosed || attempt === ATTEMPTS) throw error;
    }
  }
} as Firestore['runTransaction'];
