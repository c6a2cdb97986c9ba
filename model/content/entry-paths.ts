import { SLUG_PATTERN } from './limits.ts';

/** Paths of the lists whose entries have a page of their own below them: posts and projects. */
export const LIST_PATHS = { blog: '/blog', portfolio: '/our-portofolio' } as const;
export type PagedKind = keyof typeof LIST_PATHS;

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
