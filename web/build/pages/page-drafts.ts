import type { PagedKind } from '../../../model/content/paths.ts';
import type { PublicContent, PublicEntry } from '../../../model/content/answers.ts';
import { askOnWhatsApp } from '../../../model/contact/whatsapp.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { LOCALES, otherLocale } from '../../../model/locale.ts';
import type { PreviewedPage } from '../../../model/pages/renderer.ts';
import type { Payload } from '../../src/features/payload/payload.ts';
import type { PageMeta, PageMessages } from '../../src/page.ts';
import { feedPath } from '../../../model/content/paths.ts';
import { ownTitle, pageTitle } from '../../src/pages/page-title.ts';
import type { RouteRow } from '../../src/routes.ts';
import { studio } from '../../src/studio/studio.ts';
import { layoutMessages } from '../../src/public-ui/layout-messages.ts';
import type { HeadElement } from '../seo/head-elements.ts';
import { headElements } from '../seo/head-elements.ts';
import { routeHead } from '../seo/route-head.ts';

/** A payload before the build id is known. */
export type PayloadWithoutBuild = Omit<Payload, 'buildId'>;

/** What the head of a page says in one language. */
export interface PageHead {
  meta: PageMeta;
  elements: readonly HeadElement[];
}

/** A page as it is served, before the build id is known. */
export interface PageDraft {
  head: Bilingual<PageHead>;
  payload: PayloadWithoutBuild;
}

/** What a page says, without its head and what all pages have in common. */
export type PageWords = Bilingual<{ meta: PageMeta; page: object }>;

function draftOf(
  parts: Bilingual<PageHead & { page: object }>,
  data: Omit<PayloadWithoutBuild, 'messages'>,
): PageDraft {
  return {
    head: bilingual((locale) => {
      const { meta, elements } = parts[locale];
      return { meta, elements };
    }),
    payload: {
      messages: bilingual((locale) => {
        const { meta, page } = parts[locale];
        const { title } = meta;
        return { title, chat: askOnWhatsApp(locale, ownTitle(title)), page };
      }),
      ...data,
    },
  };
}

/** The words of a page. */
export const wordsOf = ({ head, payload }: PageDraft): PageWords =>
  bilingual((locale) => ({ meta: head[locale].meta, page: payload.messages[locale].page }));

/** Title, description and keywords of a route's view in one language. */
function viewMeta(messages: PageMessages, route: RouteRow): PageMeta {
  const meta = messages.meta[route.name] ?? messages.meta[route.view];
  if (!meta)
    throw new Error(`${route.folder}/messages.ts has no meta for the view '${route.view}'`);
  return meta;
}

/** Adds the studio's name to a title that lacks it. */
function withStudioName(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : pageTitle(meta.title);
  return { ...meta, title };
}

function bilingual<T>(make: (locale: Locale) => T): Bilingual<T> {
  return { en: make('en'), id: make('id') };
}

/** A route's page: its messages, and the content that the route names. */
export function buildPage(
  route: RouteRow,
  messages: Bilingual<PageMessages>,
  content: PublicContent,
): PageDraft {
  const kinds = route.content ?? [];
  const parts = bilingual((locale) => {
    const { meta: _, ...page } = messages[locale];
    const meta = withStudioName(viewMeta(messages[locale], route));
    return { meta, elements: routeHead({ route, locale, meta, messages: page }), page };
  });
  return draftOf(parts, {
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  });
}

/** The page of a post or project: the words of the list, with the title and description of the entry. */
export function buildEntryPage(
  route: RouteRow,
  list: PageWords,
  entry: PublicEntry[PagedKind],
): PageDraft {
  const fallback = LOCALES.find((locale) => entry.texts[locale]) ?? 'en';
  const parts = bilingual((locale) => {
    const { meta: listMeta, page } = list[locale];
    const text = entry.texts[locale] ?? entry.texts[fallback];
    const { keywords } = listMeta;
    const meta = text
      ? withStudioName({ title: text.title, description: text.summary, keywords })
      : listMeta;
    return { meta, elements: routeHead({ route, locale, meta, messages: page, entry }), page };
  });
  return draftOf(parts, {
    content: {},
    ...('link' in entry ? { project: entry } : { post: entry }),
  });
}

/** The head of a page that is not indexed. */
const privateHead = (locale: Locale, meta: PageMeta, feed?: string) =>
  headElements({ meta, locale, canonical: null, locales: [], feed });

/** A page of the list of posts that a function renders: not indexed, because its posts move from page to page. */
export function buildListPage(blog: PageWords, posts: PublicContent['blog']): PageDraft {
  const parts = bilingual((locale) => {
    const { meta, page } = blog[locale];
    return { meta, elements: privateHead(locale, meta, feedPath(locale)), page };
  });
  return draftOf(parts, { content: { blog: posts } });
}

/** A page with a draft: not indexed. @param words of the page on which drafts of its kind are read */
export function buildPreviewPage(words: PageWords, shown: PreviewedPage): PageDraft {
  const withMeta = (metaOf: (locale: Locale) => PageMeta) =>
    bilingual((locale) => {
      const meta = metaOf(locale);
      return { meta, elements: privateHead(locale, meta), page: words[locale].page };
    });
  if (shown.kind === 'testimonials') {
    const content = { testimonials: shown.items };
    return draftOf(
      withMeta((locale) => words[locale].meta),
      { content },
    );
  }
  const { kind: _, ...data } = shown;
  const { texts } = 'post' in data ? data.post : data.project;
  const metaOfEntry = (locale: Locale) => {
    const text = texts[locale] ?? texts[otherLocale(locale)];
    const { title = '', summary: description = '' } = text ?? {};
    return withStudioName({ title, description, keywords: '' });
  };
  return draftOf(withMeta(metaOfEntry), { content: {}, ...data });
}

/** The 404 page or the generic error page. */
export function buildErrorPage(kind: 'notFound' | 'failed'): PageDraft {
  const parts = bilingual((locale) => {
    const { title, hint } = layoutMessages[locale][kind];
    const meta = { title, description: hint, keywords: '' };
    return { meta, elements: privateHead(locale, meta), page: {} };
  });
  return draftOf(parts, { content: {} });
}
