import type { FoundPosts } from '../../../model/content/list.ts';
import { LIST_SEARCH_LENGTH } from '../../../model/content/list.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { json } from '../http/http-response.ts';
import { findPosts } from './find-posts.ts';

/**
 * GET `/api/admin/posts?search={words}`, admins only: what the list of posts shows of the posts that contain the words
 * (`model/content/list.ts`).
 */
export const postsHandler = adminEndpoint({
  name: 'posts',
  GET: async (context) => {
    const search = (context.query.get('search') ?? '').trim().slice(0, LIST_SEARCH_LENGTH);
    return json<FoundPosts>(200, await findPosts(search, Date.now()));
  },
});
