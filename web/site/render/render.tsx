/** Renders every public page, for the build (`render-site.ts`), the function `content` and the dev server. */
import type { PublicContent, PublicEntry } from '#model/content/answers.ts';
import { type ContentKind, CONTENT_KINDS } from '#model/content/kinds.ts';
import { type PagedKind, entryPath } from '#model/content/paths.ts';
import {
  type EntryAddress,
  type PageContent,
  type PageRenderer,
  type PageRendererModule,
  type RenderedPage,
  ERROR_PATH,
} from '#model/pages/renderer.ts';
import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { matchPath } from '../features/navigation/match.ts';
import { type Payload, payloadUrl } from '../features/payload/payload.ts';
import type { PageMessages } from '../page.ts';
import { PreviewNotice } from '../pages/components/preview-notice.tsx';
import { type RouteRow, NOT_FOUND_PATH, entryRows, routes } from '../routes.ts';
import type { PageRequest } from './document.tsx';
import { renderHtml } from './html.tsx';
import {
  type PageDraft,
  type PageHead,
  type PageWords,
  buildEntryPage,
  buildErrorPage,
  buildListPage,
  buildPage,
  buildPreviewPage,
  wordsOf,
} from './page-drafts.ts';
import { contentRow, renderedRow } from './rows.ts';
import { atomFeed } from './seo/feed.ts';
import { pageIdentity } from './seo/head.ts';
import { sitemap } from './seo/sitemap.ts';
import type { BuiltSite } from './site-code.ts';

/** A page with what the build writes beside its HTML. */
export interface SitePage extends RenderedPage {
  payload: Payload;
  head: PageHead;
}

export interface SiteRenderer extends PageRenderer {
  render: (path: string, locale: Locale, content?: PageContent) => Promise<SitePage>;
}

const messages = import.meta.glob<Bilingual<PageMessages>>('../pages/*/messages.ts', {
  import: 'messages',
});
const noContent = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, []]),
) as unknown as PublicContent;

async function messagesOf({ folder }: RouteRow): Promise<Bilingual<PageMessages>> {
  const load = messages[`../pages/${folder}/messages.ts`];
  if (!load) throw new Error(`pages/${folder} has no messages.ts`);
  return load();
}

/** The words of the page on which content of a type is read. */
async function wordsOfContent(kind: ContentKind): Promise<PageWords> {
  const row = contentRow(kind);
  return wordsOf(buildPage(row, await messagesOf(row), noContent));
}

/** A page before it is rendered. */
interface Page extends PageDraft, Pick<PageRequest, 'row' | 'kind' | 'notice' | 'hasOwnPayload'> {
  /** False for a page on which nothing needs the app. */
  hasApp: boolean;
  /** Path of the page whose payload is a file. */
  payloadPath?: string;
}

const errorPage = (kind: 'not-found' | 'failure'): Page => ({
  ...buildErrorPage(kind),
  row: null,
  kind,
  hasApp: true,
  ...(kind === 'not-found' && { payloadPath: NOT_FOUND_PATH }),
});

async function entryPage(row: RouteRow, entry: PublicEntry[PagedKind]): Promise<Page> {
  const words = await wordsOfContent('link' in entry ? 'portfolio' : 'blog');
  const draft = buildEntryPage(row, words, entry);
  return { ...draft, row, kind: 'page', hasApp: true, hasOwnPayload: true };
}

/** What is to be rendered at a path. */
export async function pageAt(path: string, content: PageContent): Promise<Page> {
  const { lists = noContent, entry, posts, preview } = content;
  if (path === ERROR_PATH) return errorPage('failure');
  if (preview) {
    const { page, until } = preview;
    return {
      ...buildPreviewPage(await wordsOfContent(page.kind), page),
      row: renderedRow(page.kind),
      kind: 'page',
      notice: <PreviewNotice kind={page.kind} until={until} />,
      hasApp: false,
    };
  }
  if (posts) {
    const draft = buildListPage(await wordsOfContent('blog'), [...posts]);
    return { ...draft, row: contentRow('blog'), kind: 'page', hasApp: false };
  }
  const row = matchPath(path);
  if (!row) return errorPage('not-found');
  if (Object.values(entryRows).includes(row))
    return entry ? entryPage(row, entry) : errorPage('not-found');
  const draft = buildPage(row, await messagesOf(row), lists);
  return { ...draft, row, kind: 'page', hasApp: true, payloadPath: row.path };
}

const entryOf = ({ kind, slug, locales }: EntryAddress) => ({
  href: entryPath(kind, slug),
  locales,
});
const sitePages = (routes as readonly RouteRow[])
  .filter(({ area }) => area === 'public')
  .map((row) => ({ href: pageIdentity(row).canonical ?? '/', locales: LOCALES }));

/** Makes the renderer of a built site. */
export function rendererOf(site: BuiltSite): SiteRenderer {
  const { bootScript, themeColors, buildId, headers } = site;
  return {
    render: async (path, locale, content = {}) => {
      const { head, hasApp, payloadPath, ...page } = await pageAt(path, content);
      const { style, ...code } = site.pages[page.row?.name ?? '']!;
      const payload = { buildId, ...page.payload };
      const html = await renderHtml({
        ...page,
        // The file of the 404 page is served for many paths.
        path: path === NOT_FOUND_PATH ? '' : path,
        locale,
        head,
        payload,
        document: {
          bootScript,
          themeColors,
          css: site.styles[style]!,
          ...(hasApp
            ? { ...code, payloadUrl: payloadPath && payloadUrl(payloadPath, buildId) }
            : { entry: '', modules: [] }),
        },
      });
      return { html, headers, payload, head: head[locale] };
    },
    feed: async (posts, locale) =>
      atomFeed((await wordsOfContent('blog'))[locale].meta, posts, locale),
    sitemap: (entries) => sitemap([...sitePages, ...entries.map(entryOf)]),
  };
}

export const createRenderer: PageRendererModule['createRenderer'] = (code) =>
  rendererOf(JSON.parse(code) as BuiltSite);
