import { expect, test } from 'vitest';
import { readDayCounts } from '../../functions/src/day-counter/day-counter.ts';
import { readGroup, readGroups } from '../../functions/src/errors/read-groups.ts';
import { readMailStatus } from '../../functions/src/mail/endpoint.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { declaredFor } from '../indexes/needed-index.ts';
import { usedIndexes } from './support/indexes.ts';

test('queries of error groups and mails use every index of their collections and need no other', async () => {
  const now = Date.now();
  usedIndexes.clear();
  for (const status of ['open', null] as const) {
    for (const search of ['', 'network']) {
      for (const before of [null, now]) {
        await readGroups({ status, search, before }, now);
      }
    }
  }
  await readDayCounts('error_day', 7, now);
  await readMailStatus();
  const group = database().collection(COLLECTIONS.errorGroup).doc(`indexes-${crypto.randomUUID()}`);
  await group.set({ status: 'open' });
  await readGroup(group.id);
  await group.delete();
  expect([...usedIndexes].sort()).toEqual(declaredFor('functions').sort());
});

test('the tests reject a query without its index', async () => {
  const query = database().collection('any').where('a', '==', 1).orderBy('b');
  await expect((async () => query.get())()).rejects.toThrow(
    'firestore.indexes.json lacks any: a =',
  );
});
