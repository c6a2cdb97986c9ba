import { collection } from '../../../functions/src/firestore.ts';

/** Counts so many uses in a window that ends in an hour. */
export const countUses = (key: string, count: number) =>
  collection('rate_limit')
    .doc(key)
    .set({ count, expires: new Date(Date.now() + 3_600_000) });
