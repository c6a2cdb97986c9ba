import type { Context } from 'hono';
import { parseEntry } from '../../../model/content/draft.ts';
import {
  type FoundPosts,
  type ListRow,
  LIST_SEARCH_LENGTH,
  listRow,
  matchesSearch,
} from '../../../model/content/list.ts';
import { contentCollection, streamDocuments } from '../firestore.ts';
import { json } from '../http/http-response.ts';

/** Reads every post; the answer has a few hundred bytes of each. @param search '' for all posts */
async function findPosts(search: string): Promise<FoundPosts> {
  const found: { row: ListRow; created: number }[] = [];
  for await (const document of streamDocuments(contentCollection('blog'))) {
    const entry = parseEntry('blog', document.id, document.data());
    if (entry === null || entry.deleted_date !== null || !matchesSearch(entry, search)) continue;
    found.push({ row: listRow(entry), created: entry.created_date });
  }
  return { posts: found.toSorted((a, b) => b.created - a.created).map(({ row }) => row) };
}

/** GET `/api/admin/posts?search={words}`, admins only: the posts with these words, newest first. */
export async function answerPosts(c: Context): Promise<Response> {
  const search = (c.req.query('search') ?? '').trim().slice(0, LIST_SEARCH_LENGTH);
  return json<FoundPosts>(200, await findPosts(search));
}
