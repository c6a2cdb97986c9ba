import type { PublicPost } from '../../model/api/content.ts';
import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { canonicalPath, isIndexed } from '../src/features/seo/canonical.ts';
import { staticPostPath } from '../src/features/navigation/match.ts';
import type { RouteRow } from '../src/routes.ts';
import { ERROR_PATH, NOT_FOUND_PATH } from '../src/routes.ts';
import type { BuildContent } from './content.ts';
import type { PayloadDraft } from './payloads.ts';
import { payloadOf, postPayloadOf, problemPayload } from './payloads.ts';
import { loadMessages } from './page-messages.ts';

/** One page that the build writes, in every language. */
export interface SitePage {
  row: RouteRow | null;
  kind: 'page' | 'not-found' | 'failure';
  path: string;
  /** Every address at which the HTML lies. */
  addresses: readonly string[];
  draft: PayloadDraft;
  /** Path and query under which search engines know it; null where they are not to. */
  canonical: string | null;
  locales: readonly Locale[];
  /** Name of its picture for shared links. */
  picture: string | undefined;
  post?: PublicPost;
}

/** All pages: one per row, one per published post, the 404 page and the generic error page. */
export async function collectPages(
  rows: readonly RouteRow[],
  content: BuildContent,
): Promise<SitePage[]> {
  const pages = await Promise.all(
    rows.map(async (row): Promise<SitePage> => {
      const t = await loadMessages(row);
      const indexed = isIndexed(row);
      return {
        row,
        kind: 'page',
        path: row.path,
        addresses: [row.path, ...(row.aliases ?? [])],
        draft: payloadOf(row, t, content.lists),
        canonical: indexed ? canonicalPath(row) : null,
        locales: LOCALES,
        picture: indexed ? row.folder : undefined,
      };
    }),
  );
  const blog = pages.find((page) => page.row?.name === 'blog');
  const posts = blog ? content.posts.map((post) => postPage(blog, post)) : [];
  return [
    ...pages,
    ...posts,
    problemPage('not-found', NOT_FOUND_PATH),
    problemPage('failure', ERROR_PATH),
  ];
}

function postPage(blog: SitePage, post: PublicPost): SitePage {
  const path = staticPostPath(post.slug);
  return {
    ...blog,
    path,
    addresses: [path],
    draft: postPayloadOf(blog.draft, post),
    canonical: `${blog.path}?post=${post.slug}`,
    locales: LOCALES.filter((locale) => post.texts[locale]),
    picture: `blog-${post.slug}`,
    post,
  };
}

function problemPage(kind: 'not-found' | 'failure', path: string): SitePage {
  return {
    row: null,
    kind,
    path,
    addresses: [path],
    draft: problemPayload(kind === 'failure' ? 'failed' : 'notFound'),
    canonical: null,
    locales: LOCALES,
    picture: undefined,
  };
}
