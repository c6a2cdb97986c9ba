import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundPosts } from '../../model/content/list.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { callAs, tokenOf } from './admin-call.ts';
import { deleteMarked, storeEntry } from './support/content.ts';

const MARK = randomUUID().slice(0, 8);
const now = Date.now();
const text = { title: `Gudang ${MARK}`, summary: 'Ringkas', body: 'Satu **kata** panjang.' };
const [older, newer, malformed] = ['older', 'newer', 'malformed'].map((name) => `${name}-${MARK}`);

beforeAll(async () => {
  await storeEntry('blog', older ?? '', {
    draft: { en: { title: '', summary: '', body: '' }, id: text },
    published: {
      en: null,
      id: { revision: 0, publish_at: new Date(now + DAY_MS), kept: 'a' },
      shared: 0,
    },
    created_date: new Date(now - DAY_MS),
  });
  await storeEntry('blog', newer ?? '');
  await storeEntry('blog', malformed ?? '', { revision: 7 });
  await storeEntry('blog', `deleted-${MARK}`, { deleted_date: new Date() });
});

afterAll(() => deleteMarked(MARK));

const find = async (search: string): Promise<FoundPosts> => {
  const token = await tokenOf('seed-admin');
  const response = await callAs(token, `/api/admin/posts?${new URLSearchParams({ search })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FoundPosts;
};

const own = ({ posts }: FoundPosts) => posts.filter(({ id }) => id.includes(MARK));

test('admins find posts by parts of words of both languages; rows have no text', async () => {
  const { posts } = await find(`gud ANJANG ${MARK}`);
  expect(posts).toEqual([
    {
      id: older,
      name: { en: text.title, id: text.title },
      slug: older,
      cover: null,
      status: {
        en: { state: 'missing', outdated: false, publishAt: null },
        id: { state: 'scheduled', outdated: false, publishAt: now + DAY_MS },
      },
      updatedAt: expect.any(Number),
      updatedBy: 'someone',
    },
  ]);
  expect(own(await find(`anjing ${MARK}`))).toEqual([]);
});

test('without a search all posts are listed, newest first, but for deleted and damaged ones', async () => {
  const rows = own(await find(''));
  expect(rows.map(({ id }) => id)).toEqual([newer, older]);
});
