import { expect, test } from 'vitest';
import { database } from '../../../functions/src/firestore.ts';

test('the tests reject a query without its index', async () => {
  const query = database().collection('any').where('a', '==', 1).orderBy('b');
  await expect((async () => query.get())()).rejects.toThrow(
    'firestore.indexes.json lacks any: a =',
  );
});
