import { pathToFileURL } from 'node:url';
import type { PublicPost } from '../../model/api/content.ts';
import type { Bilingual } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { staticPostPath } from '../src/features/navigation/match.ts';
import type { PageMessages } from '../src/page.ts';
import type { RouteRow } from '../src/routes.ts';
import { ERROR_PATH, NOT_FOUND_PATH, pathsOf } from '../src/routes.ts';
import type { BuildContent } from './content.ts';
import type { PageIdentity, PayloadWithoutBuild } from './payloads.ts';
import { buildErrorPayload, buildPayload, buildPostPayload, pageIdentity } from './payloads.ts';
import { messagesFile } from './route-files.ts';

/** One page that the build prerenders, in every language. */
export interface SitePage extends PageIdentity {
  row: RouteRow | null;
  kind: 'page' | 'not-found' | 'failure';
  path: string;
  /** Paths under which the HTML is written: the page's own and its aliases. */
  paths: readonly string[];
  payload: PayloadWithoutBuild;
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
      return {
        row,
        kind: 'page',
        path: row.path,
        paths: pathsOf(row),
        payload: buildPayload(row, messages, content.lists),
        ...pageIdentity(row),
      };
    }),
  );
  const blog = pages.find((page) => page.row?.name === 'blog');
  const row = blog?.row;
  const posts = row ? content.posts.map((post) => postPage(blog, row, post)) : [];
  return [
    ...pages,
    ...posts,
    errorPage('not-found', NOT_FOUND_PATH),
    errorPage('failure', ERROR_PATH),
  ];
}

function postPage(blog: SitePage, row: RouteRow, post: PublicPost): SitePage {
  const path = staticPostPath(post.slug);
  return {
    ...blog,
    path,
    paths: [path],
    payload: buildPostPayload(row, blog.payload, post),
    ...pageIdentity(row, post),
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
