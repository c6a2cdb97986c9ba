import type { PublicContent, PublicPost } from '../../model/content.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { Payload } from '../src/features/payload/payload.ts';
import type { PageMeta, PageWords } from '../src/page.ts';
import { titled } from '../src/pages/titled.ts';
import type { RouteRow } from '../src/routes.ts';
import { studio } from '../src/studio.ts';
import { words as shell } from '../src/ui/shell/words.ts';
import { metaOf } from './words.ts';

/** A payload before its build is known. */
export type PayloadDraft = Omit<Payload, 'buildId'>;

/** A page's title as browsers and search engines show it, with the studio's name. */
function named(meta: PageMeta): PageMeta {
  const title = meta.title.includes(studio.name) ? meta.title : titled(meta.title);
  return { ...meta, title };
}

function bilingual<T>(make: (locale: Locale) => T): Bilingual<T> {
  return { en: make('en'), id: make('id') };
}

/** What a row's page is drawn from: its words, and the content its row names. */
export function payloadOf(
  row: RouteRow,
  words: Bilingual<PageWords>,
  content: PublicContent,
): PayloadDraft {
  const kinds = row.content ?? [];
  return {
    words: bilingual((locale) => ({
      meta: named(metaOf(words[locale], row)),
      page: words[locale],
      shell: shell[locale],
    })),
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  };
}

/** What a post's static reading page is drawn from: the blog's payload with the post's own head. */
export function postPayloadOf(blog: PayloadDraft, post: PublicPost): PayloadDraft {
  const written = LOCALES.find((locale) => post.texts[locale]) ?? 'en';
  return {
    ...blog,
    words: bilingual((locale) => {
      const text = post.texts[locale] ?? post.texts[written];
      const { meta } = blog.words[locale];
      if (!text) return blog.words[locale];
      const own = { title: text.title, description: text.summary, keywords: meta.keywords };
      return { ...blog.words[locale], meta: named(own) };
    }),
    post,
  };
}

/** What the 404 page or the generic error page is drawn from. */
export function problemPayload(kind: 'notFound' | 'failed'): PayloadDraft {
  return {
    words: bilingual((locale) => {
      const { title, hint } = shell[locale][kind];
      return {
        meta: { title, description: hint, keywords: '' },
        page: {},
        shell: shell[locale],
      };
    }),
    content: {},
  };
}
