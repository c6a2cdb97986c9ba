import { CONTENT_PAGE_SIZE } from './answers.ts';

/*
 * Pages of the list of posts are numbered from the oldest and full, so that a new post changes none; the blog shows the
 * newest posts.
 */

/** The last page, which the blog leads to; 0 if the blog shows all posts. */
export const lastPage = (posts: number): number =>
  Math.max(0, Math.ceil(posts / CONTENT_PAGE_SIZE) - 1);

/** None if there is no such page. @param newestFirst all of them @param page from 1 */
export function postsOn<Post>(newestFirst: readonly Post[], page: number): Post[] {
  if (page > lastPage(newestFirst.length)) return [];
  const end = newestFirst.length - (page - 1) * CONTENT_PAGE_SIZE;
  return newestFirst.slice(end - CONTENT_PAGE_SIZE, end);
}
