import type { Entry } from './draft.ts';
import { entryName } from './draft.ts';
import { textFields } from './kinds.ts';
import type { LanguageStatus } from './status.ts';
import { LANGUAGE_STATES, languageStatuses } from './status.ts';
import type { Bilingual, Locale } from '../locale.ts';
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

/** What the admin's list shows of an entry. */
export interface ListRow {
  id: string;
  name: Bilingual<string>;
  /** Its address as the draft has it; '' without one. */
  slug: string;
  /** Id of the picture; null without one. */
  cover: string | null;
  status: Bilingual<LanguageStatus>;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Uid of the last author. */
  updatedBy: string;
}

/** Answer of `GET /api/admin/posts?search={words}`: the posts that contain the words, newest first. */
export interface FoundPosts {
  posts: ListRow[];
}

/** The row of an entry. @param now milliseconds since 1970 */
export function listRow(entry: Entry, now: number): ListRow {
  return {
    id: entry.id,
    name: { en: entryName(entry, 'en'), id: entryName(entry, 'id') },
    slug: entry.draft.shared.slug,
    cover: (entry.draft.shared.cover ?? entry.draft.shared.picture)?.id ?? null,
    status: languageStatuses(entry, now),
    updatedAt: entry.updated_date,
    updatedBy: entry.updated_by,
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
    textFields(entry.kind).map((field) => entry.draft[locale][field] ?? ''),
  );
  return containsWords([entry.draft.shared.person, ...texts], search);
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
