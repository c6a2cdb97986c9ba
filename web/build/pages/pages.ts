import { pathToFileURL } from 'node:url';
import type { PublicContent } from '../../../model/content/answers.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PageMessages } from '../../src/page.ts';
import type { RouteRow } from '../../src/routes.ts';
import { ERROR_PATH, NOT_FOUND_PATH, pathsOf } from '../../src/routes.ts';
import type { PageIdentity } from '../seo/route-head.ts';
import { pageIdentity } from '../seo/route-head.ts';
import type { PageDraft } from './page-drafts.ts';
import { buildErrorPage, buildPage } from './page-drafts.ts';
import { messagesFile } from './route-files.ts';

/** One page that the build prerenders, in every language. */
export interface SitePage extends PageIdentity, PageDraft {
  row: RouteRow | null;
  kind: 'page' | 'not-found' | 'failure';
  path: string;
  /** Paths under which the HTML is written: the page's own and its aliases. */
  paths: readonly string[];
}

/** A route's messages in both languages. */
async function loadMessages(route: RouteRow): Promise<Bilingual<PageMessages>> {
  const module = (await import(pathToFileURL(messagesFile(route)).href)) as {
    messages: Bilingual<PageMessages>;
  };
  return module.messages;
}

/**
 * All pages: one per route, the 404 page and the generic error page. Posts are rendered on request
 * (docs/decisions/publications-are-written-by-a-function.md).
 */
export async function collectPages(
  rows: readonly RouteRow[],
  content: PublicContent,
): Promise<SitePage[]> {
  const pages = await Promise.all(
    rows.map(async (row): Promise<SitePage> => {
      const messages = await loadMessages(row);
      return {
        row,
        kind: 'page',
        path: row.path,
        paths: pathsOf(row),
        ...buildPage(row, messages, content),
        ...pageIdentity(row),
      };
    }),
  );
  return [...pages, errorPage('not-found', NOT_FOUND_PATH), errorPage('failure', ERROR_PATH)];
}

function errorPage(kind: 'not-found' | 'failure', path: string): SitePage {
  return {
    row: null,
    kind,
    path,
    paths: [path],
    ...buildErrorPage(kind === 'failure' ? 'failed' : 'notFound'),
    canonical: null,
    locales: LOCALES,
    ogImage: undefined,
  };
}
