import type { PublicContent, PublicPost } from '../../model/api/content.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { Payload } from '../src/features/payload/payload.ts';
import type { PageMeta, PageMessages } from '../src/page.ts';
import { pageTitle } from '../src/pages/page-title.ts';
import type { RouteRow } from '../src/routes.ts';
import { studio } from '../src/studio.ts';
import { layoutMessages } from '../src/ui/layout-messages.ts';
import { metaOf } from './page-messages.ts';

/** A payload before its build is known. */
export type PayloadDraft = Omit<Payload, 'buildId'>;

/** A page's title as browsers and search engines show it, with the studio's name. */
function named(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : pageTitle(meta.title);
  return { ...meta, title };
}

function bilingual<T>(make: (locale: Locale) => T): Bilingual<T> {
  return { en: make('en'), id: make('id') };
}

/** What a row's page is drawn from: its words, and the content its row names. */
export function payloadOf(
  row: RouteRow,
  t: Bilingual<PageMessages>,
  content: PublicContent,
): PayloadDraft {
  const kinds = row.content ?? [];
  return {
    messages: bilingual((locale) => ({
      meta: named(metaOf(t[locale], row)),
      page: t[locale],
      layout: layoutMessages[locale],
    })),
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  };
}

/** What a post's static reading page is drawn from: the blog's payload with the post's own head. */
export function postPayloadOf(blog: PayloadDraft, post: PublicPost): PayloadDraft {
  const written = LOCALES.find((locale) => post.texts[locale]) ?? 'en';
  return {
    ...blog,
    messages: bilingual((locale) => {
      const text = post.texts[locale] ?? post.texts[written];
      const { meta } = blog.messages[locale];
      if (!text) return blog.messages[locale];
      const own = { title: text.title, description: text.summary, keywords: meta.keywords };
      return { ...blog.messages[locale], meta: named(own) };
    }),
    post,
  };
}

/** What the 404 page or the generic error page is drawn from. */
export function problemPayload(kind: 'notFound' | 'failed'): PayloadDraft {
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
