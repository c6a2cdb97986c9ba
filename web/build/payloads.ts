import type { PublicContent } from '../../model/content.ts';
import type { Bilingual } from '../../model/locale.ts';
import type { Payload } from '../src/features/payload/payload.ts';
import type { PageMeta, PageWords } from '../src/page.ts';
import type { RouteRow } from '../src/routes.ts';
import { words as shell } from '../src/ui/shell/words.ts';
import { metaOf } from './words.ts';

/** A payload before its build is known. */
export type PayloadDraft = Omit<Payload, 'buildId'>;

/** What a row's page is drawn from: its words, and the content its row names. */
export function payloadOf(
  row: RouteRow,
  words: Bilingual<PageWords>,
  content: PublicContent,
): PayloadDraft {
  const kinds = row.content ?? [];
  return {
    words: {
      en: { meta: metaOf(words.en, row), page: words.en, shell: shell.en },
      id: { meta: metaOf(words.id, row), page: words.id, shell: shell.id },
    },
    content: Object.fromEntries(kinds.map((kind) => [kind, content[kind]])),
  };
}

/** What the 404 page is drawn from. */
export function notFoundPayload(): PayloadDraft {
  const meta = (words: { title: string; hint: string }): PageMeta => ({
    title: words.title,
    description: words.hint,
    keywords: '',
  });
  return {
    words: {
      en: { meta: meta(shell.en.notFound), page: {}, shell: shell.en },
      id: { meta: meta(shell.id.notFound), page: {}, shell: shell.id },
    },
    content: {},
  };
}
