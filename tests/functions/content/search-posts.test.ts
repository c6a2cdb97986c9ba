import { beforeAll, expect, test } from 'vitest';
import type { FoundPosts } from '#model/content/list.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { tokenOf } from '../support/accounts.ts';
import { storeEntry } from '../support/content.ts';
import { callAs } from '../support/requests.ts';

const now = Date.now();
const text = { title: 'Gudang', summary: 'Ringkas', body: 'Satu **kata** panjang.' };

beforeAll(async () => {
  const next = { revision: 0, shared: 0, at: new Date(now + DAY_MS), snapshot: 'a', by: 'someone' };
  await storeEntry('blog', 'older', {
    draft: { en: { title: '', summary: '', body: '' }, id: text },
    scheduled: { en: null, id: next },
    created_date: new Date(now - DAY_MS),
  });
  await storeEntry('blog', 'newer');
  await storeEntry('blog', 'malformed', { revision: 7 });
  await storeEntry('blog', 'deleted', { deleted_date: new Date() });
});

const find = async (search: string): Promise<FoundPosts> => {
  const token = await tokenOf('seed-admin');
  const response = await callAs(token, `/api/admin/posts?${new URLSearchParams({ search })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundPosts;
};

test('admins find posts by parts of words of both languages; rows have no text', async () => {
  const status = { outdated: false, publishedAt: null, problem: null };
  const { posts } = await find('gud ANJANG');
  expect(posts).toEqual([
    {
      id: 'older',
      name: { en: text.title, id: text.title },
      nameLanguage: { en: 'id', id: 'id' },
      cover: null,
      isDamaged: false,
      status: {
        en: { ...status, state: 'missing', scheduledAt: null },
        id: { ...status, state: 'scheduled', scheduledAt: now + DAY_MS },
      },
      updatedAt: expect.any(Number),
      updatedBy: 'someone',
    },
  ]);
  expect((await find('anjing')).posts).toEqual([]);
});

test('without a search all posts but deleted ones are listed, newest first', async () => {
  expect((await find('')).posts.map(({ id }) => id)).toEqual(['malformed', 'newer', 'older']);
});
