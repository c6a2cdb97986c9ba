/** Renders every public page, for the build (`render-site.ts`), the function `content` and the dev server. */
import type { PublicContent, PublicEntry } from '#model/content/answers.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from '#model/content/content-types.ts';
import { type PagedType, entryPath } from '#model/content/paths.ts';
import {
  type ListedSlug,
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
import { type Route, NOT_FOUND_PATH, entryRoutes, routes } from '../routes.ts';
import { contentRoute, renderedRoute } from './content-routes.ts';
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
import { atomFeed } from './seo/feed.ts';
import { pageIdentity } from './seo/head.ts';
import { sitemap } from './seo/sitemap.ts';
import type { BuiltSite, SiteCode } from './site-code.ts';

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
  CONTENT_TYPE_NAMES.map((type) => [type, []]),
) as unknown as PublicContent;

async function messagesOf({ folder }: Route): Promise<Bilingual<PageMessages>> {
  const load = messages[`../pages/${folder}/messages.ts`];
  if (!load) throw new Error(`pages/${folder} has no messages.ts`);
  return load();
}

/** The words of the page on which content of a type is read. */
async function wordsOfContent(type: ContentType): Promise<PageWords> {
  const route = contentRoute(type);
  return wordsOf(buildPage(route, await messagesOf(route), noContent));
}

/** A page before it is rendered. */
interface Page extends PageDraft, Pick<PageRequest, 'route' | 'kind' | 'notice' | 'hasOwnPayload'> {
  /** False for a page on which nothing needs the app. */
  hasApp: boolean;
  /** Path of the page whose payload is a file. */
  payloadPath?: string;
}

const errorPage = (kind: 'not-found' | 'failure'): Page => ({
  ...buildErrorPage(kind),
  route: null,
  kind,
  hasApp: true,
  ...(kind === 'not-found' && { payloadPath: NOT_FOUND_PATH }),
});

async function entryPage(route: Route, entry: PublicEntry[PagedType]): Promise<Page> {
  const words = await wordsOfContent('link' in entry ? 'portfolio' : 'blog');
  const draft = buildEntryPage(route, words, entry);
  return { ...draft, route, kind: 'page', hasApp: true, hasOwnPayload: true };
}

/** What is to be rendered at a path. */
export async function pageAt(path: string, content: PageContent): Promise<Page> {
  const { lists = noContent, entry, posts, preview } = content;
  if (path === ERROR_PATH) return errorPage('failure');
  if (preview) {
    const { page, until } = preview;
    return {
      ...buildPreviewPage(await wordsOfContent(page.type), page),
      route: renderedRoute(page.type),
      kind: 'page',
      notice: <PreviewNotice type={page.type} until={until} />,
      hasApp: false,
    };
  }
  if (posts) {
    const draft = buildListPage(await wordsOfContent('blog'), [...posts]);
    return { ...draft, route: contentRoute('blog'), kind: 'page', hasApp: false };
  }
  const route = matchPath(path);
  if (!route) return errorPage('not-found');
  if (Object.values(entryRoutes).includes(route))
    return entry ? entryPage(route, entry) : errorPage('not-found');
  const draft = buildPage(route, await messagesOf(route), lists);
  return { ...draft, route, kind: 'page', hasApp: true, payloadPath: route.path };
}

const entryOf = ({ type, slug, locales }: ListedSlug) => ({
  href: entryPath(type, slug),
  locales,
});
const sitePages = routes
  .filter(({ layout }) => layout === 'desktop')
  .map((route) => ({ href: pageIdentity(route).canonical ?? '/', locales: LOCALES }));

/** Makes the renderer of a site, for the build whose id is given. */
export function rendererOf(
  site: SiteCode,
  buildId: string | (() => Promise<string>),
): SiteRenderer {
  const { bootScript, themeColors, headers } = site;
  return {
    render: async (path, locale, content = {}) => {
      const { head, hasApp, payloadPath, ...page } = await pageAt(path, content);
      const { style, ...code } = site.pages[page.route?.name ?? '']!;
      const id = typeof buildId === 'string' ? buildId : await buildId();
      const payload = { buildId: id, ...page.payload };
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
            ? { ...code, payloadUrl: payloadPath && payloadUrl(payloadPath, id) }
            : { entry: '', modules: [] }),
        },
      });
      return { html, headers, payload, head: head[locale] };
    },
    feed: async (posts, locale) =>
      atomFeed((await wordsOfContent('blog'))[locale].meta.description, posts, locale),
    sitemap: (entries) => sitemap([...sitePages, ...entries.map(entryOf)]),
  };
}

export const createRenderer: PageRendererModule['createRenderer'] = (code, released) => {
  const { buildId, ...site } = JSON.parse(code) as BuiltSite;
  return rendererOf(site, async () => (await released()) ?? buildId);
};
