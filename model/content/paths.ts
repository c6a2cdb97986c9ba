import type { Locale } from '#studio/locale.ts';
import type { ContentKind } from './kinds.ts';
import { SLUG_PATTERN } from './slug.ts';

/** Paths of the lists whose entries have a page of their own below them: posts and projects. */
export const LIST_PATHS = { blog: '/blog', portfolio: '/our-portofolio' } as const;
export type PagedKind = keyof typeof LIST_PATHS;

export const isPaged = (kind: ContentKind): kind is PagedKind => Object.hasOwn(LIST_PATHS, kind);

/** Parameter that names an entry in `GET /api/content/{kind}`, and a post at the address of the list. */
export const ENTRY_PARAMETERS = { blog: 'post', portfolio: 'project' } as const satisfies Record<
  PagedKind,
  string
>;

/** Path of a post or project: its one address. */
export const entryPath = (kind: PagedKind, slug: string): string => `${LIST_PATHS[kind]}/${slug}`;

/** The kind and slug in the path of a post or project, which may not exist; null for other paths. */
export function entryAt(path: string): { kind: PagedKind; slug: string } | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (!SLUG_PATTERN.test(slug)) return null;
  const kinds = Object.keys(LIST_PATHS) as PagedKind[];
  const kind = kinds.find((one) => entryPath(one, slug) === path);
  return kind === undefined ? null : { kind, slug };
}

/** The pages of the list of posts; the rest of the path is the cursor of the post that a page begins after, as an answer gave it. */
export const LISTS_PATH = '/blog/from/';

/** The page of the latest posts, which is up to date without scripting; `~` is in no slug. */
export const LATEST_POSTS_PATH = `${LISTS_PATH}~latest`;

/** Behind the path of a page of the list: the way to the page after it. */
export const OLDER_POSTS = '/older';

export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
