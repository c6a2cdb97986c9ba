import type { Locale } from '#studio/locale.ts';
import type { ContentType } from './content-types.ts';
import { isSlug } from './slug.ts';

/** Posts and projects have pages of their own below these. */
export const LIST_PATHS = { blog: '/blog', portfolio: '/our-portofolio' } as const;
export type PagedType = keyof typeof LIST_PATHS;

export const isPaged = (type: ContentType): type is PagedType => Object.hasOwn(LIST_PATHS, type);

/** Names an entry in `GET /api/content/{type}`, and a post at the address of the list. */
export const ENTRY_PARAMETERS = { blog: 'post', portfolio: 'project' } as const satisfies Record<
  PagedType,
  string
>;

export const entryPath = (type: PagedType, slug: string): string => `${LIST_PATHS[type]}/${slug}`;

/** What the path of a post or project names; it may not exist. */
export function entryAt(path: string): { type: PagedType; slug: string } | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (!isSlug(slug)) return null;
  const types = Object.keys(LIST_PATHS) as PagedType[];
  const type = types.find((one) => entryPath(one, slug) === path);
  return type === undefined ? null : { type, slug };
}

/** A page of the list of posts; then comes the cursor of the post before it. */
export const LISTS_PATH = '/blog/from/';

/** In place of a cursor, which only functions can sign; `~` is in no slug. */
export const LATEST_POSTS_PATH = `${LISTS_PATH}~latest`;

/** Behind the path of a page: leads to the page after it. */
export const OLDER_POSTS = '/older';

export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
