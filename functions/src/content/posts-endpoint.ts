import type { FoundPosts } from '../../../model/content/list.ts';
import { LIST_SEARCH_LENGTH } from '../../../model/content/list.ts';
import { requireAdmin } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { json } from '../http/http-response.ts';
import { findPosts } from './find-posts.ts';

/**
 * GET `/api/admin/posts?search={words}`, admins only: what the list of posts shows of the posts that contain the words
 * (`model/content/list.ts`).
 */
export const postsHandler = endpoint({ name: 'posts', methods: ['GET'] }, async (context) => {
  await requireAdmin(context);
  const search = (context.query.get('search') ?? '').trim().slice(0, LIST_SEARCH_LENGTH);
  return json<FoundPosts>(200, await findPosts(search, Date.now()));
});
