import type { Firestore } from 'firebase-admin/firestore';
import { database } from '../functions/src/firestore.ts';

interface Readable {
  get: () => Promise<{ size: number }>;
}

/**
 * Number of documents that reads of this process cost while `run` runs, those in transactions left out; a query without
 * results costs one, and so does a document that does not exist.
 */
export async function countReads(run: () => Promise<unknown>): Promise<number> {
  const query: Readable = Object.getPrototypeOf(
    Object.getPrototypeOf(database().collection('any')),
  );
  // The library reads a single document by `getAll` too.
  const firestore: Pick<Firestore, 'getAll'> = Object.getPrototypeOf(database());
  const { get } = query;
  const { getAll } = firestore;
  let reads = 0;
  query.get = async function counted(this: Readable) {
    const found = await get.call(this);
    reads += Math.max(1, found.size);
    return found;
  };
  firestore.getAll = async function counted(this: Firestore, ...asked) {
    const found = await getAll.apply(this, asked);
    reads += found.length;
    return found;
  };
  try {
    await run();
  } finally {
    query.get = get;
    firestore.getAll = getAll;
  }
  return reads;
}
