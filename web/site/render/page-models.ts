import type { LayoutMessages } from '#browser/layout-messages.ts';
import { askOnWhatsApp } from '#model/contact/whatsapp.ts';
import type { PublicContent, PublicEntry } from '#model/content/answers.ts';
import type { Facts } from '#model/content/facts.ts';
import type { PagedType } from '#model/content/paths.ts';
import { type Bilingual, type Locale, inEachLocale, writtenFor } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import type { Payload } from '../features/payload/payload.ts';
import type { PageMeta, PageMessages } from '../page.ts';
import { ownTitle, pageTitle } from '../pages/page-title.ts';
import type { Route } from '../routes.ts';
import { type HeadElement, hasFeed, headElements, routeHead } from './seo/head.ts';

export interface PageHead {
  meta: PageMeta;
  elements: readonly HeadElement[];
}

export interface PageModel {
  head: Bilingual<PageHead>;
  payload: Omit<Payload, 'buildId' | 'id'>;
}

export interface SiteTexts {
  layoutTexts: Bilingual<LayoutMessages>;
  facts: Facts;
  /** False for a page that is rendered at the request: it has no payload, and no picture of its own. */
  isFile: boolean;
}

function toPageModel(
  modelIn: (locale: Locale) => PageHead & { page: object },
  data: Omit<PageModel['payload'], 'messages'>,
  { facts }: SiteTexts,
): PageModel {
  const parts = inEachLocale(modelIn);
  return {
    head: inEachLocale((locale) => ({
      meta: parts[locale].meta,
      elements: parts[locale].elements,
    })),
    payload: {
      messages: inEachLocale((locale) => {
        const { meta, page } = parts[locale];
        const { title } = meta;
        return { title, chat: askOnWhatsApp(locale, ownTitle(title), facts.whatsapp), page };
      }),
      ...data,
    },
  };
}

function withStudioName(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : pageTitle(meta.title);
  return { ...meta, title };
}

export function buildPage(
  route: Route,
  messages: Bilingual<PageMessages>,
  site: SiteTexts,
  content: PublicContent,
  older?: number,
): PageModel {
  const modelIn = (locale: Locale) => {
    const { meta: metas, ...page } = messages[locale];
    const viewMeta = metas[route.name] ?? metas[route.view];
    if (!viewMeta) throw new Error(`${route.folder}/messages.ts has no meta for '${route.name}'`);
    const meta = withStudioName(viewMeta);
    const source = { route, locale, meta, messages: page, ...headContext(site, locale) };
    return { meta, elements: routeHead(source), page };
  };
  const types = route.content ?? [];
  const shown = Object.fromEntries(types.map((type) => [type, content[type]]));
  return toPageModel(modelIn, { content: shown, ...(older && { older }) }, site);
}

/** The words of the list, with title and description of the entry. */
export function buildEntryPage(
  route: Route,
  messages: Bilingual<PageMessages>,
  site: SiteTexts,
  entry: PublicEntry[PagedType],
): PageModel {
  const modelIn = (locale: Locale) => {
    const { meta: metas, ...page } = messages[locale];
    const { title, summary: description } = entry.texts[writtenFor(locale, entry.texts)]!;
    const meta = withStudioName({ ...metas['page']!, title, description });
    const source = { route, locale, meta, messages: page, entry, ...headContext(site, locale) };
    return { meta, elements: routeHead(source), page };
  };
  const shown = 'link' in entry ? { project: entry } : { post: entry };
  return toPageModel(modelIn, { content: {}, ...shown }, site);
}

const headContext = ({ layoutTexts, facts, isFile }: SiteTexts, locale: Locale) => ({
  nav: layoutTexts[locale].nav,
  facts,
  isFile,
});

const privateHead = (locale: Locale, meta: PageMeta, route: Route | null) =>
  headElements({ meta, locale, canonical: null, locales: [], hasFeed: hasFeed(route) });

/** A page that search engines are not to index. */
export const withoutCanonical = (route: Route, { head, payload }: PageModel): PageModel => ({
  head: inEachLocale((locale) => ({
    ...head[locale],
    elements: privateHead(locale, head[locale].meta, route),
  })),
  payload,
});

export function buildErrorPage(kind: 'not-found' | 'failure', site: SiteTexts): PageModel {
  const modelIn = (locale: Locale) => {
    const { title, hint } = site.layoutTexts[locale][kind === 'failure' ? 'failed' : 'notFound'];
    const meta = { title, description: hint, keywords: '' };
    return { meta, elements: privateHead(locale, meta, null), page: {} };
  };
  return toPageModel(modelIn, { content: {} }, site);
}
