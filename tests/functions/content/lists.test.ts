import { expect, test } from 'vitest';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
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
