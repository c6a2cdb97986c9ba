import { expect, test } from 'vitest';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { readList, writeListed } from '../../../functions/src/content/list-documents.ts';
import { database } from '../../../functions/src/firestore.ts';
import { countReads } from '../../count-reads.ts';
import { storePublication } from '../support/content.ts';
import { open } from '../support/requests.ts';

test('newer posts in one language push none out of the feed of the other', async () => {
  await storePublication('blog', 'mine', { id: Date.now() - DAY_MS });
  for (let index = 0; index <= CONTENT_PAGE; index++) {
    await storePublication('blog', `english-${index}`, { en: Date.now() - index });
  }
  expect(await (await open('/blog/feed-id.xml')).text()).toContain('/blog/mine?hl=id');
});

test('the sitemap costs a read per list and one of the words, however much is stored', async () => {
  const reads = await countReads(async () => {
    expect((await open('/sitemap.xml')).status).toBe(200);
  });
  expect(reads).toBe(3);
});

test.each(['/sitemap.xml', '/blog/feed-en.xml', '/blog/feed-id.xml'])(
  '%s with a query leads to the one without, without a read',
  async (path) => {
    const reads = await countReads(async () => {
      const response = await open(`${path}?v=1`);
      expect([response.status, response.headers.get('location')]).toEqual([301, path]);
    });
    expect(reads).toBe(0);
  },
);

test('an entry that finds its list full begins another document, and both are read', async () => {
  const write = (id: string, first: number | null) =>
    database().runTransaction(async (transaction) => {
      const lists = await readList('testimonials', transaction);
      const listed = first === null ? null : { slug: '', from: { en: first }, first, order: 1 };
      writeListed(transaction, { type: 'testimonials', id }, lists, listed, 150);
    });
  const ids = async () =>
    (await readList('testimonials'))
      .map(({ ref, entries }) => [ref.id, Object.keys(entries).toSorted().join()])
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  for (const id of ['a', 'b', 'c', 'd']) await write(id, 1);
  const full = await ids();
  expect(full.map(([name]) => name)).toEqual(['testimonials', 'testimonials-2']);
  expect(full.map(([, names]) => names).join()).toBe('a,b,c,d');
  await write('a', 2);
  expect(await ids()).toEqual(full);
  await write('a', null);
  expect((await ids()).map(([, names]) => names).join()).toBe('b,c,d');
});
