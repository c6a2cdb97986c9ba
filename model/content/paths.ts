import type { Locale } from '#studio/locale.ts';
import { isSlug } from './slug.ts';
import type { ContentType } from './type-names.ts';

/** Paths of lists; posts and projects have pages below these. */
export const LIST_PATHS = { blog: '/blog', portfolio: '/our-portofolio' } as const;
export type PagedType = keyof typeof LIST_PATHS;

export const isPaged = (type: ContentType): type is PagedType => Object.hasOwn(LIST_PATHS, type);

/** Query parameter that selects one entry; `/blog?post=` is also an old address. */
export const ENTRY_PARAMETERS = { blog: 'post', portfolio: 'project' } as const satisfies Record<
  PagedType,
  string
>;

export const entryPath = (type: PagedType, slug: string): string => `${LIST_PATHS[type]}/${slug}`;

export function entryAt(path: string): { type: PagedType; slug: string } | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (!isSlug(slug)) return null;
  const types = Object.keys(LIST_PATHS) as PagedType[];
  const type = types.find((one) => entryPath(one, slug) === path);
  return type === undefined ? null : { type, slug };
}

const POSTS_PAGE = /^\/blog\/page\/([1-9]\d{0,4})$/;

export const postsPath = (page: number): string => `/blog/page/${page}`;

/** Null for other paths. The page may not exist. */
export function postsPageAt(path: string): number | null {
  const [, page] = POSTS_PAGE.exec(path) ?? [];
  return page === undefined ? null : Number(page);
}

export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
