import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { listPost } from '../../functions/src/content/list-post.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { blogListRecord, matchesFilter, storedListRow } from '../../model/content/list.ts';
import { parseRecord } from '../../model/parse-record.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { deleteMarked, storeEntry } from './support/content.ts';

const MARK = randomUUID().slice(0, 8);
const now = Date.now();
const rowOf = (id: string) => database().collection(COLLECTIONS.blogList).doc(id);

/** The stored row as the admin's list reads it; null where there is none. */
async function readRow(id: string) {
  const found = await rowOf(id).get();
  if (!found.exists) return null;
  const parsed = parseRecord(blogListRecord, { id, data: found.data() });
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  return { row: storedListRow(id, parsed.value, now), stored: parsed.value };
}

afterAll(() => deleteMarked(MARK));

test('the row of a post has its names, status and words, and goes with the post', async () => {
  const id = `row-${MARK}`;
  const text = { title: `Gudang ${MARK}`, summary: 'Ringkas', body: 'Satu **kata**.' };
  await storeEntry('blog', id, {
    draft: { en: { title: '', summary: '', body: '' }, id: text },
    live: { en: null, id: { ...text, publish_at: new Date(now + DAY_MS) }, shared: null },
    created_date: new Date(now - DAY_MS),
  });
  // Whether the trigger or this call comes first makes no difference.
  await listPost(database(), id, now);
  const listed = await readRow(id);
  expect(listed?.row).toMatchObject({
    name: { en: text.title, id: text.title },
    status: { en: { state: 'missing' }, id: { state: 'scheduled', publishAt: now + DAY_MS } },
    isDamaged: false,
  });
  expect(listed?.stored).toMatchObject({
    sort_name: { en: text.title.toLowerCase() },
    created_date: now - DAY_MS,
  });
  const filter = { search: `gud kata ${MARK}`, status: 'scheduled', language: 'id' } as const;
  expect(listed && matchesFilter(filter, listed.row, listed.stored.words)).toBe(true);

  await database().collection(COLLECTIONS.blogPost).doc(id).delete();
  await listPost(database(), id, now);
  expect(await readRow(id)).toBeNull();
});

test('a damaged post is listed as such', async () => {
  const id = `damaged-${MARK}`;
  await storeEntry('blog', id, { draft: 7, created_date: 'yesterday' });
  await expect.poll(async () => (await readRow(id))?.row.isDamaged, { timeout: 20_000 }).toBe(true);
});
