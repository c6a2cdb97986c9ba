import type { LayoutMessages } from '#browser/layout-messages.ts';
import { askOnWhatsApp } from '#model/contact/whatsapp.ts';
import type { PublicContent, PublicEntry } from '#model/content/answers.ts';
import type { Facts } from '#model/content/facts.ts';
import type { PagedType } from '#model/content/paths.ts';
import type { PreviewedPage } from '#model/pages/renderer.ts';
import { type Bilingual, type Locale, inEachLocale, writtenFor } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import type { Payload } from '../features/payload/payload.ts';
import type { PageMeta, PageMessages } from '../page.ts';
import { ownTitle, pageTitle } from '../pages/page-title.ts';
import type { Route } from '../routes.ts';
import { type HeadElement, headElements, routeHead } from './seo/head.ts';

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

export type RenderedMessages = Bilingual<{ meta: PageMeta; page: object }>;

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

export const messagesOf = ({ head, payload }: PageModel): RenderedMessages =>
  inEachLocale((locale) => ({ meta: head[locale].meta, page: payload.messages[locale].page }));

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
  list: RenderedMessages,
  site: SiteTexts,
  entry: PublicEntry[PagedType],
): PageModel {
  const modelIn = (locale: Locale) => {
    const { meta: listMeta, page } = list[locale];
    const text = entry.texts[writtenFor(locale, entry.texts)];
    const { keywords } = listMeta;
    const meta = text
      ? withStudioName({ title: text.title, description: text.summary, keywords })
      : listMeta;
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

const privateHead = (locale: Locale, meta: PageMeta, hasFeed = false) =>
  headElements({ meta, locale, canonical: null, locales: [], hasFeed });

export function buildListPage(
  blog: RenderedMessages,
  site: SiteTexts,
  posts: PublicContent['blog'],
  page: number,
): PageModel {
  const modelIn = (locale: Locale) => {
    const { meta, page: messages } = blog[locale];
    return { meta, elements: privateHead(locale, meta, true), page: messages };
  };
  return toPageModel(
    modelIn,
    { content: { blog: posts }, page, ...(page > 1 && { older: page - 1 }) },
    site,
  );
}

export const withoutCanonical = ({ head, payload }: PageModel): PageModel => ({
  head: inEachLocale((locale) => ({
    ...head[locale],
    elements: privateHead(locale, head[locale].meta),
  })),
  payload,
});

/** Not indexed. @param words of the page on which drafts of its kind are read */
export function buildPreviewPage(
  words: RenderedMessages,
  site: SiteTexts,
  shown: Exclude<PreviewedPage, { type: 'pages' }>,
): PageModel {
  const metaOf = (locale: Locale): PageMeta => {
    if (shown.type === 'testimonials') return words[locale].meta;
    const { texts } = shown.type === 'blog' ? shown.post : shown.project;
    const text = texts[writtenFor(locale, texts)];
    const { title = '', summary: description = '' } = text ?? {};
    return withStudioName({ title, description, keywords: '' });
  };
  const modelIn = (locale: Locale) => {
    const meta = metaOf(locale);
    return { meta, elements: privateHead(locale, meta), page: words[locale].page };
  };
  if (shown.type === 'testimonials')
    return toPageModel(modelIn, { content: { testimonials: shown.items } }, site);
  const { type: _, ...data } = shown;
  return toPageModel(modelIn, { content: {}, ...data }, site);
}

export function buildErrorPage(kind: 'not-found' | 'failure', site: SiteTexts): PageModel {
  const modelIn = (locale: Locale) => {
    const { title, hint } = site.layoutTexts[locale][kind === 'failure' ? 'failed' : 'notFound'];
    const meta = { title, description: hint, keywords: '' };
    return { meta, elements: privateHead(locale, meta), page: {} };
  };
  return toPageModel(modelIn, { content: {} }, site);
}
