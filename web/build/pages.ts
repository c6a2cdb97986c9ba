import { pathToFileURL } from 'node:url';
import type { PublicPost } from '../../model/api/content.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { canonicalPath, isIndexed } from '../src/features/seo/canonical.ts';
import { staticPostPath } from '../src/features/navigation/match.ts';
import type { PageMessages } from '../src/page.ts';
import type { RouteRow } from '../src/routes.ts';
import { ERROR_PATH, NOT_FOUND_PATH } from '../src/routes.ts';
import type { BuildContent } from './content.ts';
import type { PayloadWithoutBuild } from './payloads.ts';
import { buildPayload, buildPostPayload, buildErrorPayload } from './payloads.ts';
import { messagesFile } from './route-files.ts';

/** One page that the build prerenders, in every language. */
export interface SitePage {
  row: RouteRow | null;
  kind: 'page' | 'not-found' | 'failure';
  path: string;
  /** Paths under which the HTML is written: the page's own and its aliases. */
  paths: readonly string[];
  payload: PayloadWithoutBuild;
  /** Canonical path with its query; null for pages that are not indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Name of its Open Graph image. */
  ogImage: string | undefined;
  post?: PublicPost;
}

/** A route's messages in both languages. */
async function loadMessages(route: RouteRow): Promise<Bilingual<PageMessages>> {
  const module = (await import(pathToFileURL(messagesFile(route)).href)) as {
    messages: Bilingual<PageMessages>;
  };
  return module.messages;
}

/** All pages: one per route, one per published post, the 404 page and the generic error page. */
export async function collectPages(
  rows: readonly RouteRow[],
  content: BuildContent,
): Promise<SitePage[]> {
  const pages = await Promise.all(
    rows.map(async (row): Promise<SitePage> => {
      const messages = await loadMessages(row);
      const indexed = isIndexed(row);
      return {
        row,
        kind: 'page',
        path: row.path,
        paths: [row.path, ...(row.aliases ?? [])],
        payload: buildPayload(row, messages, content.lists),
        canonical: indexed ? canonicalPath(row) : null,
        locales: LOCALES,
        ogImage: indexed ? row.folder : undefined,
      };
    }),
  );
  const blog = pages.find((page) => page.row?.name === 'blog');
  const posts = blog ? content.posts.map((post) => postPage(blog, post)) : [];
  return [
    ...pages,
    ...posts,
    errorPage('not-found', NOT_FOUND_PATH),
    errorPage('failure', ERROR_PATH),
  ];
}

function postPage(blog: SitePage, post: PublicPost): SitePage {
  const path = staticPostPath(post.slug);
  return {
    ...blog,
    path,
    paths: [path],
    payload: buildPostPayload(blog.payload, post),
    canonical: `${blog.path}?post=${post.slug}`,
    locales: LOCALES.filter((locale) => post.texts[locale]),
    ogImage: `blog-${post.slug}`,
    post,
  };
}

function errorPage(kind: 'not-found' | 'failure', path: string): SitePage {
  return {
    row: null,
    kind,
    path,
    paths: [path],
    payload: buildErrorPayload(kind === 'failure' ? 'failed' : 'notFound'),
    canonical: null,
    locales: LOCALES,
    ogImage: undefined,
  };
}
