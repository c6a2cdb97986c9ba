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
import { headElements } from '../../src/features/seo/head-elements.ts';
import { routeHead } from '../../src/features/seo/route-head.ts';
import { studio } from '../../src/studio/studio.ts';
import type { LayoutMessages } from '../../src/public-ui/layout-messages.ts';
import { layoutMessages } from '../../src/public-ui/layout-messages.ts';

/** A payload before the build id is known. */
export type PayloadWithoutBuild = Omit<Payload, 'buildId'>;

/** Title, description and keywords of a route's view in one language. */
function viewMeta(messages: PageMessages, route: RouteRow): PageMeta {
  const meta = messages.meta[route.view];
  if (!meta)
    throw new Error(`${route.folder}/messages.ts has no meta for the view '${route.view}'`);
  return meta;
}

/** Adds the studio's name to a title that lacks it. */
function withStudioName(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : pageTitle(meta.title);
  return { ...meta, title };
}

/** The messages around a page; its link to WhatsApp names the page. */
function layoutFor(locale: Locale, { title }: PageMeta): LayoutMessages {
  const layout = layoutMessages[locale];
  const chat = askOnWhatsApp(locale, ownTitle(title));
  return { ...layout, footer: { ...layout.footer, chat } };
}

function bilingual<T>(make: (locale: Locale) => T): Bilingual<T> {
  return { en: make('en'), id: make('id') };
}

/** Payload of a route's page: its messages, and the content that the route names. */
export function buildPayload(
  route: RouteRow,
  messages: Bilingual<PageMessages>,
  content: PublicContent,
): PayloadWithoutBuild {
  const kinds = route.content ?? [];
  return {
    messages: bilingual((locale) => {
      const page = messages[locale];
      const meta = withStudioName(viewMeta(page, route));
      return {
        meta,
        head: routeHead({ route, locale, meta, messages: page, nav: layoutMessages[locale].nav }),
        page,
        layout: layoutFor(locale, meta),
      };
    }),
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  };
}

/** Payload of the page of a post or project: that of the list, with the title and description of the entry. */
export function buildEntryPayload(
  route: RouteRow,
  list: PayloadWithoutBuild,
  entry: PublicEntry[PagedKind],
): PayloadWithoutBuild {
  const fallback = LOCALES.find((locale) => entry.texts[locale]) ?? 'en';
  return {
    ...list,
    messages: bilingual((locale) => {
      const messages = list.messages[locale];
      const text = entry.texts[locale] ?? entry.texts[fallback];
      if (!text) return messages;
      const { keywords } = messages.meta;
      const meta = withStudioName({ title: text.title, description: text.summary, keywords });
      const { nav } = messages.layout;
      const head = routeHead({ route, locale, meta, messages: messages.page, nav, entry });
      return { ...messages, meta, head, layout: layoutFor(locale, meta) };
    }),
  };
}

/** The head of a page that is not indexed. */
const privateHead = (locale: Locale, meta: PageMeta, feed?: string) =>
  headElements({ meta, locale, canonical: null, locales: [], feed });

/** Payload of a page of the list of posts that a function renders: not indexed, because its posts move from page to page. */
export function buildListPayload(
  blog: PayloadWithoutBuild,
  posts: PublicContent['blog'],
): PayloadWithoutBuild {
  return {
    messages: bilingual((locale) => {
      const messages = blog.messages[locale];
      return { ...messages, head: privateHead(locale, messages.meta, feedPath(locale)) };
    }),
    content: { blog: posts },
  };
}

/** What a page says, without what all pages have in common. */
export type PageWords = Bilingual<Pick<Payload['messages']['en'], 'meta' | 'page'>>;

/** The payload of a page with a draft: not indexed. @param messages of the page on which drafts of its kind are read */
export function buildPreviewPayload(
  messages: Payload['messages'],
  shown: PreviewedPage,
): PayloadWithoutBuild {
  const withMeta = (metaOf: (locale: Locale) => PageMeta) =>
    bilingual((locale) => {
      const meta = metaOf(locale);
      const head = privateHead(locale, meta);
      return { ...messages[locale], meta, head, layout: layoutFor(locale, meta) };
    });
  if (shown.kind === 'testimonials') {
    const content = { testimonials: shown.items };
    return { messages: withMeta((locale) => messages[locale].meta), content };
  }
  const { kind: _, ...data } = shown;
  const { texts } = 'post' in data ? data.post : data.project;
  const metaOfEntry = (locale: Locale) => {
    const text = texts[locale] ?? texts[otherLocale(locale)];
    const { title = '', summary: description = '' } = text ?? {};
    return withStudioName({ title, description, keywords: '' });
  };
  return { messages: withMeta(metaOfEntry), content: {}, ...data };
}

/** Payload of the 404 page or of the generic error page. */
export function buildErrorPayload(kind: 'notFound' | 'failed'): PayloadWithoutBuild {
  return {
    messages: bilingual((locale) => {
      const { title, hint } = layoutMessages[locale][kind];
      const meta = { title, description: hint, keywords: '' };
      return { meta, head: privateHead(locale, meta), page: {}, layout: layoutFor(locale, meta) };
    }),
    content: {},
  };
}
