import * as v from 'valibot';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import { LANGUAGE_STATES, languageStatuses } from '../publishing/status.ts';
import { KINDS } from './text.ts';
import { bilingual } from '../fields.ts';
import type { Locale } from '../locale.ts';
import { LOCALES, otherLocale } from '../locale.ts';
import { containsWords } from '../words.ts';

/** What a list can be filtered by; `outdated` applies next to the state. */
export const LIST_STATUSES = [...LANGUAGE_STATES, 'outdated'] as const;

export interface ListFilter {
  /** Words that an entry must contain, in any language. */
  search: string;
  /** Null for every status. */
  status: (typeof LIST_STATUSES)[number] | null;
  /** The language that has the status, or without a status has text; null for any. */
  language: Locale | null;
}

/** Longest search, in characters. */
export const LIST_SEARCH_LENGTH = 100;

/** Milliseconds since 1970; null where the record does not say it. */
const milliseconds = v.nullable(v.number());

const rowSchema = v.object({
  id: v.string(),
  name: bilingual(v.string()),
  /** Id of the image; null without one. */
  cover: v.nullable(v.string()),
  status: bilingual(
    v.object({
      state: v.picklist(LANGUAGE_STATES),
      outdated: v.boolean(),
      publishAt: milliseconds,
    }),
  ),
  updatedAt: milliseconds,
  /** Uid of the last author; '' where the record has none. */
  updatedBy: v.string(),
});
/** What the admin's list shows of an entry. */
export type ListRow = v.InferOutput<typeof rowSchema>;

/** Answer of `GET /api/admin/posts?search={words}`: the posts that contain the words, newest first. */
export const foundPostsSchema = v.object({ posts: v.array(rowSchema) });
export type FoundPosts = v.InferOutput<typeof foundPostsSchema>;

/** The row of an entry. @param now milliseconds since 1970 */
export function listRow(entry: Entry, now: number): ListRow {
  return {
    id: entry.id,
    name: { en: entryName(entry, 'en').trim(), id: entryName(entry, 'id').trim() },
    cover: entry.cover?.id ?? null,
    status: languageStatuses(entry.kind, entry, now),
    updatedAt: entry.updatedAt,
    updatedBy: entry.updatedBy,
  };
}

/**
 * The language of the name that a row shows to readers of a language. It is that of the other language where both names
 * are the same and this language has no text, which `listRow` fills from the other one.
 */
export function rowNameLanguage({ name, status }: ListRow, locale: Locale): Locale {
  const isFilled = name.en === name.id && status[locale].state === 'missing';
  return isFilled ? otherLocale(locale) : locale;
}

/** True where name and texts of an entry contain each word of a search. */
export function matchesSearch(entry: Entry, search: string): boolean {
  const texts = LOCALES.flatMap((locale) =>
    KINDS[entry.kind].texts.map((field) => entry.draft[locale][field] ?? ''),
  );
  return containsWords([entry.person, ...texts], search);
}

/** True where a row has the status and language of a filter. */
export function hasStatus(
  { status: wanted, language }: Pick<ListFilter, 'status' | 'language'>,
  { status }: ListRow,
): boolean {
  const languages = language === null ? LOCALES : [language];
  if (wanted === null) {
    return language === null || status[language].state !== 'missing';
  }
  return languages.some((locale) => {
    const { state, outdated } = status[locale];
    return wanted === 'outdated' ? outdated : state === wanted;
  });
}
