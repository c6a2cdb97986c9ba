import type { PublicContent, PublicPost } from '../../model/api/content.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { Payload } from '../src/features/payload/payload.ts';
import type { PageMeta, PageMessages } from '../src/page.ts';
import { pageTitle } from '../src/pages/page-title.ts';
import type { RouteRow } from '../src/routes.ts';
import { studio } from '../src/studio.ts';
import { layoutMessages } from '../src/ui/layout-messages.ts';

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
    messages: bilingual((locale) => ({
      meta: withStudioName(viewMeta(messages[locale], route)),
      page: messages[locale],
      layout: layoutMessages[locale],
    })),
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  };
}

/** Payload of a post's prerendered page: the blog's payload with the post and its title and description. */
export function buildPostPayload(blog: PayloadWithoutBuild, post: PublicPost): PayloadWithoutBuild {
  const fallback = LOCALES.find((locale) => post.texts[locale]) ?? 'en';
  return {
    ...blog,
    messages: bilingual((locale) => {
      const text = post.texts[locale] ?? post.texts[fallback];
      const { meta } = blog.messages[locale];
      if (!text) return blog.messages[locale];
      const own = { title: text.title, description: text.summary, keywords: meta.keywords };
      return { ...blog.messages[locale], meta: withStudioName(own) };
    }),
    post,
  };
}

/** Payload of the 404 page or of the generic error page. */
export function buildErrorPayload(kind: 'notFound' | 'failed'): PayloadWithoutBuild {
  return {
    messages: bilingual((locale) => {
      const { title, hint } = layoutMessages[locale][kind];
      return {
        meta: { title, description: hint, keywords: '' },
        page: {},
        layout: layoutMessages[locale],
      };
    }),
    content: {},
  };
}
