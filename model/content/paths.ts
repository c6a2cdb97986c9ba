import type { Locale } from '#studio/locale.ts';
import type { ContentType } from './content-types.ts';
import { SLUG_PATTERN } from './slug.ts';

/** Paths of the lists whose entries have a page of their own below them: posts and projects. */
export const LIST_PATHS = { blog: '/blog', portfolio: '/our-portofolio' } as const;
export type PagedType = keyof typeof LIST_PATHS;

export const isPaged = (type: ContentType): type is PagedType => Object.hasOwn(LIST_PATHS, type);

/** Parameter that names an entry in `GET /api/content/{type}`, and a post at the address of the list. */
export const ENTRY_PARAMETERS = { blog: 'post', portfolio: 'project' } as const satisfies Record<
  PagedType,
  string
>;

/** Path of a post or project: its one address. */
export const entryPath = (type: PagedType, slug: string): string => `${LIST_PATHS[type]}/${slug}`;

/** The content type and slug in the path of a post or project, which may not exist; null for other paths. */
export function entryAt(path: string): { type: PagedType; slug: string } | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (!SLUG_PATTERN.test(slug)) return null;
  const types = Object.keys(LIST_PATHS) as PagedType[];
  const type = types.find((one) => entryPath(one, slug) === path);
  return type === undefined ? null : { type, slug };
}

/** The pages of the list of posts; the rest of the path is the cursor of the post that a page begins after, as an answer gave it. */
export const LISTS_PATH = '/blog/from/';

/** The page of the latest posts, which is up to date without scripting; `~` is in no slug. */
export const LATEST_POSTS_PATH = `${LISTS_PATH}~latest`;

/** Behind the path of a page of the list: the way to the page after it. */
export const OLDER_POSTS = '/older';

export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
