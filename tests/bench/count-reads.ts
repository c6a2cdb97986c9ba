import { database } from '../../functions/src/firestore.ts';

interface Readable {
  get: () => Promise<{ size?: number }>;
}

/** Number of documents that reads of this process cost while `run` runs; a query without results costs one. */
export async function countReads(run: () => Promise<unknown>): Promise<number> {
  const collection = database().collection('any');
  const prototypes: Readable[] = [
    Object.getPrototypeOf(Object.getPrototypeOf(collection)),
    Object.getPrototypeOf(collection.doc()),
  ];
  const originals = prototypes.map(({ get }) => get);
  let reads = 0;
  for (const [index, prototype] of prototypes.entries()) {
    prototype.get = async function counted(this: Readable) {
      const snapshot = await originals[index]!.call(this);
      reads += Math.max(1, snapshot.size ?? 1);
      return snapshot;
    };
  }
  try {
    await run();
  } finally {
    for (const [index, prototype] of prototypes.entries()) prototype.get = originals[index]!;
  }
  return reads;
}
