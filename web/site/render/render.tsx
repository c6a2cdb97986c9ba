/** Renders every public page, for the build (`render-site.ts`), the function `content` and the dev server. */
import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicEntry, PublicPost } from '#model/content/answers.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { foundersIn } from '#model/content/fact-texts.ts';
import { type PagedType, entryPath, postsPageAt } from '#model/content/paths.ts';
import { type ListedType, LISTED_TYPES } from '#model/content/type-names.ts';
import { type PageName, type PageWords, STUDIO_ENTRY } from '#model/content/words.ts';
import {
  type PageContent,
  type PageRendererModule,
  type PreviewedPage,
  type RenderedPage,
  type SiteContent,
  ERROR_PATH,
} from '#model/pages/renderer.ts';
import { payloadUrl, shellId } from '#model/updates/builds.ts';
import { type Bilingual, type Locale, inEachLocale, LOCALES, splitPath } from '#studio/locale.ts';
import { matchPath, ownPath } from '../features/navigation/match.ts';
import type { Payload } from '../features/payload/payload.ts';
import { canonicalPath } from '../features/seo/canonical.ts';
import type { PageMessages } from '../page.ts';
import { PreviewNotice } from '../pages/components/preview-notice.tsx';
import { type Route, NOT_FOUND_PATH, entryRoutes, routes, termsRoute } from '../routes.ts';
import { hashSource, idOf } from './digests.ts';
import type { PageRequest } from './document.tsx';
import { renderHtml } from './html.tsx';
import {
  type PageModel,
  type SiteTexts,
  buildEntryPage,
  buildErrorPage,
  buildPage,
  withoutCanonical,
} from './page-models.ts';
import { hasTerms, publishedMessages, publishedSite } from './published-messages.ts';
import { atomFeed } from './seo/feed.ts';
import { sitemap } from './seo/site-files.ts';
import type { SiteCode } from './site-code.ts';

const noContent = Object.fromEntries(
  LISTED_TYPES.map((type) => [type, []]),
) as unknown as PublicContent;

const contentRoute = (type: ListedType): Route =>
  routes.find(({ path }) => path === CONTENT_TYPES[type].path)!;

/** The route that previews a draft; layout texts are previewed on Home. */
function renderedRoute(shown: PreviewedPage): Route {
  if (shown.type === 'testimonials') return contentRoute(shown.type);
  if (shown.type !== 'pages') return entryRoutes[shown.type];
  // Facts are read on many pages, and most of them there.
  const page = shown.page === STUDIO_ENTRY ? 'services' : shown.page;
  return [...routes, termsRoute].find(({ folder }) => folder === page) ?? routes[0]!;
}

export interface Site extends SiteTexts {
  words: PageWords;
  messages: Map<PageName, Promise<Bilingual<PageMessages>>>;
}

export const openSite = async (words: PageWords, isFile: boolean): Promise<Site> => ({
  ...(await publishedSite(words)),
  isFile,
  words,
  messages: new Map(),
});

async function routePage(
  route: Route,
  site: Site,
  lists: PublicContent = noContent,
  older?: number,
): Promise<PageModel> {
  return buildPage(route, await messagesOf(route.folder, site), site, lists, older);
}

function messagesOf(page: PageName, site: Site): Promise<Bilingual<PageMessages>> {
  const read = () => publishedMessages(page, site.words, site.facts);
  const known = site.messages.get(page) ?? (read() as Promise<Bilingual<PageMessages>>);
  site.messages.set(page, known);
  return known;
}

async function entryPage(entry: PublicEntry[PagedType], site: Site): Promise<PageModel> {
  const route = entryRoutes['link' in entry ? 'portfolio' : 'blog'];
  return buildEntryPage(route, await messagesOf(route.folder, site), site, entry);
}

export interface Page extends PageModel, Pick<PageRequest, 'route' | 'kind' | 'notice'> {
  payloadPath: string | null;
  layoutTexts: Bilingual<LayoutMessages>;
}

const errorPage = (kind: 'not-found' | 'failure', site: SiteTexts): Omit<Page, 'layoutTexts'> => ({
  ...buildErrorPage(kind, site),
  route: null,
  kind,
  payloadPath: null,
});

/** The error page of a function, which may have failed to read what is published: no contact is better than an old one. */
const withoutContact = (site: Site): Site => ({
  ...site,
  layoutTexts: inEachLocale((locale) => {
    const { footer, ...words } = site.layoutTexts[locale];
    return { ...words, footer: { ...footer, line: '', email: '', social: [] } };
  }),
});

export async function pageAt(path: string, content: PageContent, site: Site): Promise<Page> {
  const shown = content.preview?.page;
  const previewed =
    shown?.type === 'pages'
      ? await openSite({ ...site.words, [shown.page]: shown.words }, site.isFile)
      : site;
  const { payloadPath, ...page } = await pageWithoutLayout(path, content, previewed);
  const { layoutTexts, isFile } = previewed;
  return { ...page, layoutTexts, payloadPath: isFile ? payloadPath : null };
}

async function pageWithoutLayout(
  path: string,
  { lists = noContent, older, entry, preview }: PageContent,
  site: Site,
): Promise<Omit<Page, 'layoutTexts'>> {
  if (path === ERROR_PATH) return errorPage('failure', site);
  if (preview) {
    const { page, until } = preview;
    const route = renderedRoute(page);
    const shown = page.type === 'testimonials' ? { ...noContent, testimonials: page.items } : lists;
    const model =
      'entry' in page ? await entryPage(page.entry, site) : await routePage(route, site, shown);
    return {
      ...withoutCanonical(route, model),
      route,
      kind: 'page',
      notice: <PreviewNotice until={until} />,
      payloadPath: null,
    };
  }
  const route = matchPath(path);
  if (!route || (route === termsRoute && !hasTerms(site.words)))
    return errorPage('not-found', site);
  const shown = { route, kind: 'page', payloadPath: ownPath(route, path) } as const;
  if (Object.values(entryRoutes).includes(route)) {
    if (!entry) return errorPage('not-found', site);
    return { ...(await entryPage(entry, site)), ...shown };
  }
  const listPage = postsPageAt(shown.payloadPath);
  if (listPage === null) return { ...(await routePage(route, site, lists, older)), ...shown };
  if (lists.blog.length === 0) return errorPage('not-found', site);
  const list = contentRoute('blog');
  const { head, payload } = withoutCanonical(list, await routePage(list, site, lists, older));
  return { head, payload: { ...payload, listPage }, ...shown };
}

const entriesOf = (type: PagedType, entries: readonly PublicEntry[PagedType][]) =>
  entries.map(({ slug, texts }) => ({
    href: entryPath(type, slug),
    locales: LOCALES.filter((locale) => texts[locale]),
  }));
const pageOf = (route: Route) => ({ href: canonicalPath(route), locales: LOCALES });
const sitePages = routes.filter(({ layout }) => layout === 'desktop').map(pageOf);

function headersWith(headers: RenderedPage['headers'], css: string): RenderedPage['headers'] {
  const name = 'Content-Security-Policy';
  const source = hashSource(css);
  const { [name]: policy = '' } = headers;
  if (policy.includes(source)) return headers;
  return { ...headers, [name]: policy.replace("style-src 'self'", `$& ${source}`) };
}

export const shellIdOf = (code: SiteCode, layoutTexts: Bilingual<LayoutMessages>): string =>
  shellId(code.id, idOf(JSON.stringify(layoutTexts)));

/** Equal ids are equal pages: the digest is of everything that one is made of. */
export const payloadOf = ({ head, payload }: Page, shell: string): Payload => ({
  buildId: shell,
  id: idOf(shell, JSON.stringify([head, payload])),
  ...payload,
});

export function htmlOf(
  site: SiteCode,
  { payloadPath, ...page }: Page,
  payload: Payload,
  asked: string,
  locale: Locale,
): Promise<string> {
  const { path } = splitPath(asked);
  const { bootScript, themeColors } = site;
  const code = site.pages[page.route?.name ?? '']!;
  return renderHtml({
    ...page,
    // The file of the 404 page is served for many paths.
    path: path === NOT_FOUND_PATH ? '' : path,
    address: path === NOT_FOUND_PATH ? '/' : asked,
    locale,
    payload,
    document: {
      bootScript,
      themeColors,
      ...(payloadPath === null
        ? { entry: '', modules: [], css: code.css }
        : { ...code, payloadUrl: payloadUrl(payloadPath, payload.id) }),
    },
  });
}

export const feedOf = async (
  posts: readonly PublicPost[],
  locale: Locale,
  site: Site,
): Promise<string> => {
  const { meta } = (await messagesOf('blog', site))[locale];
  return atomFeed(meta['page']!.description, posts, locale, foundersIn(site.facts, locale));
};

export const sitemapOf = ({ blog, portfolio, words }: SiteContent): string => {
  const terms = hasTerms(words) ? [pageOf(termsRoute)] : [];
  const entries = [...entriesOf('blog', blog), ...entriesOf('portfolio', portfolio)];
  return sitemap([...sitePages, ...terms, ...entries]);
};

export const createRenderer: PageRendererModule['createRenderer'] = (text, words) => {
  const code = JSON.parse(text) as SiteCode;
  return async (asked, locale, content = {}) => {
    const { path } = splitPath(asked);
    const site =
      path === ERROR_PATH
        ? withoutContact(await openSite({}, false))
        : await openSite(await words(), false);
    const page = await pageAt(path, content, site);
    const payload = payloadOf(page, shellIdOf(code, page.layoutTexts));
    return {
      html: await htmlOf(code, page, payload, asked, locale),
      isFound: page.kind === 'page',
      headers: headersWith(code.headers, code.pages[page.route?.name ?? '']!.css),
    };
  };
};
