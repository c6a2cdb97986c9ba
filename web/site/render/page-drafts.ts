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

export interface PageDraft {
  head: Bilingual<PageHead>;
  payload: Omit<Payload, 'buildId' | 'id'>;
}

export interface SiteWords {
  frame: Bilingual<LayoutMessages>;
  facts: Facts;
  /** A release makes the picture of each page. */
  isReleased: boolean;
}

export type ShownWords = Bilingual<{ meta: PageMeta; page: object }>;

function draftOf(
  partIn: (locale: Locale) => PageHead & { page: object },
  data: Omit<PageDraft['payload'], 'messages'>,
  { facts }: SiteWords,
): PageDraft {
  const parts = inEachLocale(partIn);
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

export const wordsOf = ({ head, payload }: PageDraft): ShownWords =>
  inEachLocale((locale) => ({ meta: head[locale].meta, page: payload.messages[locale].page }));

function withStudioName(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : pageTitle(meta.title);
  return { ...meta, title };
}

export function buildPage(
  route: Route,
  messages: Bilingual<PageMessages>,
  site: SiteWords,
  content: PublicContent,
  older?: number,
): PageDraft {
  const partIn = (locale: Locale) => {
    const { meta: metas, ...page } = messages[locale];
    const viewMeta = metas[route.name] ?? metas[route.layout === 'mobile' ? 'mobile' : route.view];
    if (!viewMeta) throw new Error(`${route.folder}/messages.ts has no meta for '${route.name}'`);
    const meta = withStudioName(viewMeta);
    const source = { route, locale, meta, messages: page, ...headWords(site, locale) };
    return { meta, elements: routeHead(source), page };
  };
  const types = route.content ?? [];
  const shown = Object.fromEntries(types.map((type) => [type, content[type]]));
  return draftOf(partIn, { content: shown, ...(older && { older }) }, site);
}

/** The words of the list, with title and description of the entry. */
export function buildEntryPage(
  route: Route,
  list: ShownWords,
  site: SiteWords,
  entry: PublicEntry[PagedType],
): PageDraft {
  const partIn = (locale: Locale) => {
    const { meta: listMeta, page } = list[locale];
    const text = entry.texts[writtenFor(locale, entry.texts)];
    const { keywords } = listMeta;
    const meta = text
      ? withStudioName({ title: text.title, description: text.summary, keywords })
      : listMeta;
    const source = { route, locale, meta, messages: page, entry, ...headWords(site, locale) };
    return { meta, elements: routeHead(source), page };
  };
  const shown = 'link' in entry ? { project: entry } : { post: entry };
  return draftOf(partIn, { content: {}, ...shown }, site);
}

const headWords = ({ frame, facts, isReleased }: SiteWords, locale: Locale) => ({
  nav: frame[locale].nav,
  facts,
  isReleased,
});

const privateHead = (locale: Locale, meta: PageMeta, hasFeed = false) =>
  headElements({ meta, locale, canonical: null, locales: [], hasFeed });

/** Not indexed: what is read there are the posts. */
export function buildListPage(
  blog: ShownWords,
  site: SiteWords,
  posts: PublicContent['blog'],
  page: number,
): PageDraft {
  const partIn = (locale: Locale) => {
    const { meta, page: messages } = blog[locale];
    return { meta, elements: privateHead(locale, meta, true), page: messages };
  };
  return draftOf(
    partIn,
    { content: { blog: posts }, page, ...(page > 1 && { older: page - 1 }) },
    site,
  );
}

export const withoutAddress = ({ head, payload }: PageDraft): PageDraft => ({
  head: inEachLocale((locale) => ({
    ...head[locale],
    elements: privateHead(locale, head[locale].meta),
  })),
  payload,
});

/** Not indexed. @param words of the page on which drafts of its kind are read */
export function buildPreviewPage(
  words: ShownWords,
  site: SiteWords,
  shown: Exclude<PreviewedPage, { type: 'pages' }>,
): PageDraft {
  const metaOf = (locale: Locale): PageMeta => {
    if (shown.type === 'testimonials') return words[locale].meta;
    const { texts } = shown.type === 'blog' ? shown.post : shown.project;
    const text = texts[writtenFor(locale, texts)];
    const { title = '', summary: description = '' } = text ?? {};
    return withStudioName({ title, description, keywords: '' });
  };
  const partIn = (locale: Locale) => {
    const meta = metaOf(locale);
    return { meta, elements: privateHead(locale, meta), page: words[locale].page };
  };
  if (shown.type === 'testimonials')
    return draftOf(partIn, { content: { testimonials: shown.items } }, site);
  const { type: _, ...data } = shown;
  return draftOf(partIn, { content: {}, ...data }, site);
}

export function buildErrorPage(kind: 'not-found' | 'failure', site: SiteWords): PageDraft {
  const partIn = (locale: Locale) => {
    const { title, hint } = site.frame[locale][kind === 'failure' ? 'failed' : 'notFound'];
    const meta = { title, description: hint, keywords: '' };
    return { meta, elements: privateHead(locale, meta), page: {} };
  };
  return draftOf(partIn, { content: {} }, site);
}
