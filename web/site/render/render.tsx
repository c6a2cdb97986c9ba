/** Renders every public page, for the build (`render-site.ts`), the function `content` and the dev server. */
import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicEntry } from '#model/content/answers.ts';
import { type ListedType, CONTENT_TYPES, LISTED_TYPES } from '#model/content/content-types.ts';
import { foundersIn } from '#model/content/fact-texts.ts';
import { type PagedType, entryPath } from '#model/content/paths.ts';
import { type PageWords, type TextPage, FACTS_ENTRY } from '#model/content/words.ts';
import {
  type ListedSlug,
  type PageContent,
  type PageRenderer,
  type PageRendererModule,
  type PreviewedPage,
  type RenderedPage,
  ERROR_PATH,
} from '#model/pages/renderer.ts';
import { pagePath } from '#model/updates/builds.ts';
import { type Bilingual, type Locale, LOCALES, splitPath } from '#studio/locale.ts';
import { matchPath } from '../features/navigation/match.ts';
import { type Payload, payloadUrl } from '../features/payload/payload.ts';
import type { PageMessages } from '../page.ts';
import { PreviewNotice } from '../pages/components/preview-notice.tsx';
import { type Route, NOT_FOUND_PATH, entryRoutes, routes, termsRoute } from '../routes.ts';
import type { PageRequest } from './document.tsx';
import { hashSource } from './hash-source.ts';
import { renderHtml } from './html.tsx';
import {
  type PageDraft,
  type PageHead,
  type ShownWords,
  type SiteWords,
  buildEntryPage,
  buildErrorPage,
  buildListPage,
  buildPage,
  buildPreviewPage,
  withoutAddress,
  wordsOf,
} from './page-drafts.ts';
import { atomFeed } from './seo/feed.ts';
import { pageIdentity } from './seo/head.ts';
import { sitemap } from './seo/site-files.ts';
import type { BuiltSite, SiteCode } from './site-code.ts';
import { hasTerms, publishedMessages, publishedSite } from './words.ts';

interface SitePage extends RenderedPage {
  payload: Payload;
  head: PageHead;
}

interface SiteRenderer extends PageRenderer {
  render: (path: string, locale: Locale, content?: PageContent) => Promise<SitePage>;
}

const noContent = Object.fromEntries(
  LISTED_TYPES.map((type) => [type, []]),
) as unknown as PublicContent;

const contentRoute = (type: ListedType): Route =>
  routes.find(({ path }) => path === CONTENT_TYPES[type].path)!;

/** Where a draft is read; the words around every page on the home page. */
function renderedRoute(shown: PreviewedPage): Route {
  if (shown.type === 'testimonials') return contentRoute(shown.type);
  if (shown.type !== 'pages') return entryRoutes[shown.type];
  // Facts are read on many pages, and most of them there.
  const page = shown.page === FACTS_ENTRY ? 'services' : shown.page;
  return [...routes, termsRoute].find(({ folder }) => folder === page) ?? routes[0]!;
}

async function routePage(
  route: Route,
  words: PageWords,
  site: SiteWords,
  lists: PublicContent = noContent,
): Promise<PageDraft> {
  const messages = await publishedMessages(route.folder as TextPage, words, site.facts);
  return buildPage(route, messages as Bilingual<PageMessages>, site, lists);
}

const wordsOfContent = async (
  type: ListedType,
  words: PageWords,
  site: SiteWords,
): Promise<ShownWords> => wordsOf(await routePage(contentRoute(type), words, site));

interface Page extends PageDraft, Pick<PageRequest, 'route' | 'kind' | 'notice' | 'hasOwnPayload'> {
  /** False if nothing on the page needs the app. */
  hasApp: boolean;
  payloadPath?: string;
  frame: Bilingual<LayoutMessages>;
}

const errorPage = (kind: 'not-found' | 'failure', site: SiteWords): Omit<Page, 'frame'> => ({
  ...buildErrorPage(kind, site),
  route: null,
  kind,
  hasApp: true,
  ...(kind === 'not-found' && { payloadPath: NOT_FOUND_PATH, hasOwnPayload: true }),
});

async function entryPage(
  route: Route,
  entry: PublicEntry[PagedType],
  published: PageWords,
  site: SiteWords,
): Promise<Omit<Page, 'frame'>> {
  const words = await wordsOfContent('link' in entry ? 'portfolio' : 'blog', published, site);
  const draft = buildEntryPage(route, words, site, entry);
  return { ...draft, route, kind: 'page', hasApp: true, hasOwnPayload: true };
}

export async function pageAt(
  path: string,
  content: PageContent,
  published: PageWords,
): Promise<Page> {
  const shown = content.preview?.page;
  const words = shown?.type === 'pages' ? { ...published, [shown.page]: shown.words } : published;
  const site = await publishedSite(words);
  return { ...(await partOfPage(path, content, words, site)), frame: site.frame };
}

async function partOfPage(
  path: string,
  { lists = noContent, entry, posts, preview }: PageContent,
  words: PageWords,
  site: SiteWords,
): Promise<Omit<Page, 'frame'>> {
  if (path === ERROR_PATH) return errorPage('failure', site);
  if (preview) {
    const { page, until } = preview;
    const route = renderedRoute(page);
    return {
      ...(page.type === 'pages'
        ? withoutAddress(await routePage(route, words, site, lists))
        : buildPreviewPage(await wordsOfContent(page.type, words, site), site, page)),
      route,
      kind: 'page',
      notice: <PreviewNotice type={page.type} until={until} />,
      hasApp: false,
    };
  }
  if (posts) {
    const draft = buildListPage(await wordsOfContent('blog', words, site), site, [...posts]);
    return { ...draft, route: contentRoute('blog'), kind: 'page', hasApp: false };
  }
  if (pagePath(path) === termsRoute.path && hasTerms(words)) {
    const draft = await routePage(termsRoute, words, site);
    return { ...draft, route: termsRoute, kind: 'page', hasApp: false };
  }
  const route = matchPath(path);
  if (!route) return errorPage('not-found', site);
  if (Object.values(entryRoutes).includes(route))
    return entry ? entryPage(route, entry, words, site) : errorPage('not-found', site);
  const draft = await routePage(route, words, site, lists);
  return { ...draft, route, kind: 'page', hasApp: true, payloadPath: route.path };
}

const entryOf = ({ type, slug, locales }: ListedSlug) => ({
  href: entryPath(type, slug),
  locales,
});
const pageOf = (route: Route) => ({
  href: pageIdentity(route).canonical ?? '/',
  locales: LOCALES,
});
const sitePages = routes.filter(({ layout }) => layout === 'desktop').map(pageOf);

/** A previewed page has a style sheet of its own. */
function headersWith(headers: RenderedPage['headers'], css: string): RenderedPage['headers'] {
  const name = 'Content-Security-Policy';
  const source = hashSource(css);
  const { [name]: policy = '' } = headers;
  if (policy.includes(source)) return headers;
  return { ...headers, [name]: policy.replace("style-src 'self'", `$& ${source}`) };
}

export function rendererOf(
  site: SiteCode,
  buildId: string | (() => Promise<string>),
  words: () => Promise<PageWords>,
): SiteRenderer {
  const { bootScript, themeColors, headers } = site;
  return {
    render: async (asked, locale, content = {}) => {
      const { path } = splitPath(asked);
      const { head, hasApp, payloadPath, ...page } = await pageAt(path, content, await words());
      const { style, ...code } = site.pages[page.route?.name ?? '']!;
      const id = typeof buildId === 'string' ? buildId : await buildId();
      const payload = { buildId: id, ...page.payload };
      const css = site.styles[style]!;
      const html = await renderHtml({
        ...page,
        // The file of the 404 page is served for many paths.
        path: path === NOT_FOUND_PATH ? '' : path,
        address: path === NOT_FOUND_PATH ? '/' : asked,
        locale,
        head,
        payload,
        document: {
          bootScript,
          themeColors,
          css,
          ...(hasApp
            ? { ...code, payloadUrl: payloadPath && payloadUrl(payloadPath, id) }
            : { entry: '', modules: [] }),
        },
      });
      return {
        html,
        isFound: page.kind === 'page',
        headers: headersWith(headers, css),
        payload,
        head: head[locale],
      };
    },
    feed: async (posts, locale) => {
      const published = await words();
      const shown = await publishedSite(published);
      const { meta } = (await wordsOfContent('blog', published, shown))[locale];
      return atomFeed(meta.description, posts, locale, foundersIn(shown.facts, locale));
    },
    sitemap: async (entries) => {
      const terms = hasTerms(await words()) ? [pageOf(termsRoute)] : [];
      return sitemap([...sitePages, ...terms, ...entries.map(entryOf)]);
    },
  };
}

export const createRenderer: PageRendererModule['createRenderer'] = (code, released, words) => {
  const { buildId, ...site } = JSON.parse(code) as BuiltSite;
  return rendererOf(site, async () => (await released()) ?? buildId, words);
};
