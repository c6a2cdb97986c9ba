import * as v from 'valibot';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import type { LanguageStatus } from '../publishing/status.ts';
import { LANGUAGE_STATES, languageStatuses } from '../publishing/status.ts';
import { KINDS } from './text.ts';
import { bilingual, time } from '../fields.ts';
import type { Bilingual, Locale } from '../locale.ts';
import { LOCALES, otherLocale } from '../locale.ts';
import { searchWords } from './search-words.ts';

/*
 * What a list of entries shows and searches of an entry. Of posts there can be ten thousand, so the function `blogList`
 * keeps it as a record of its own, which the database searches, filters and sorts. Of the other kinds, which people
 * sort by hand, there are few; the browser makes it of the entries.
 */

/** Different words of an entry's texts that can be searched for, per language; those of the title come first. */
const WORDS_PER_LANGUAGE = 1000;

/** `blog_list/{id}`: the row of the post with that id. */
export const blogListRecord = v.object({
  name: bilingual(v.string()),
  /** The names as they are sorted: in lower case. */
  sort_name: bilingual(v.string()),
  /** Id of the image; null without one. */
  cover: v.nullable(v.string()),
  status: bilingual(
    v.object({
      state: v.picklist(LANGUAGE_STATES),
      outdated: v.boolean(),
      publish_at: v.nullable(time),
    }),
  ),
  is_damaged: v.boolean(),
  /** Words of the texts, and what `statusMarks` gives: an entry can be looked up by one of them. */
  words: v.array(v.string()),
  created_date: time,
  /** The entry's own; '' and null where it has none. */
  updated_by: v.string(),
  updated_date: v.nullable(time),
});

/** An entry in a list. */
export interface ListRow {
  id: string;
  name: Bilingual<string>;
  /** Id of the image; null without one. */
  cover: string | null;
  status: Bilingual<LanguageStatus>;
  /** Some of its fields cannot be read. */
  isDamaged: boolean;
  /** Milliseconds since 1970. */
  updatedAt: number | null;
  /** Uid of the last author; '' where the record has none. */
  updatedBy: string;
}

/** What a list can be filtered by; `outdated` applies beside the state. */
export const LIST_STATUSES = [...LANGUAGE_STATES, 'outdated'] as const;

export interface ListFilter {
  /** Words that an entry must contain, in any language; of the title, beginnings of words are found too. */
  search: string;
  /** Null for every status. */
  status: (typeof LIST_STATUSES)[number] | null;
  /** The language that has the status, or without a status has text; null for any. */
  language: Locale | null;
}

/** The row that `blog_list` keeps of a post. @param now milliseconds since 1970 */
export function storedListRow(
  id: string,
  stored: v.InferOutput<typeof blogListRecord>,
  now: number,
): ListRow {
  const of = (locale: Locale): LanguageStatus => {
    const { state, outdated, publish_at: publishAt } = stored.status[locale];
    // The row is not written anew when the time of publication comes.
    const isDue = state === 'scheduled' && publishAt !== null && publishAt <= now;
    return { state: isDue ? 'published' : state, outdated, publishAt };
  };
  return {
    id,
    name: stored.name,
    cover: stored.cover,
    status: { en: of('en'), id: of('id') },
    isDamaged: stored.is_damaged,
    updatedAt: stored.updated_date,
    updatedBy: stored.updated_by,
  };
}

/** The row of an entry. @param now milliseconds since 1970 */
export function listRow(entry: Entry, now: number): ListRow {
  return {
    id: entry.id,
    name: { en: entryName(entry, 'en').trim(), id: entryName(entry, 'id').trim() },
    cover: entry.cover?.id ?? null,
    status: languageStatuses(entry.kind, entry, now),
    isDamaged: entry.malformedFields.length > 0,
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

/** The words of an entry's texts, and of its name also the beginnings of each word. */
export function entryWords(entry: Entry): string[] {
  const words = new Set<string>();
  const names = LOCALES.map((locale) => entryName(entry, locale)).join(' ');
  for (const word of searchWords(names)) {
    for (let length = 2; length <= word.length; length++) words.add(word.slice(0, length));
  }
  for (const locale of LOCALES) {
    const texts = KINDS[entry.kind].texts.map((field) => entry.draft[locale][field] ?? '');
    for (const word of searchWords(texts.join(' ')).slice(0, WORDS_PER_LANGUAGE)) words.add(word);
  }
  return [...words];
}

const mark = (language: Locale | 'any', status: string) => `${language}:${status}`;

/** The filters of status and language that a row matches, in a form that no word of a text has. */
export function statusMarks(status: Bilingual<LanguageStatus>): string[] {
  const marks = LOCALES.flatMap((locale) => {
    const { state, outdated } = status[locale];
    const names = [state, ...(outdated ? ['outdated'] : []), ...(state === 'missing' ? [] : [''])];
    return names.flatMap((name) => [mark(locale, name), mark('any', name)]);
  });
  return [...new Set(marks)];
}

/** The mark that a filter asks for; null where it asks for none. */
function wantedMark({ status, language }: ListFilter): string | null {
  if (status === null && language === null) return null;
  return mark(language ?? 'any', status ?? '');
}

/**
 * What `blog_list` keeps to look a row up: its words and marks. Time makes a scheduled post a published one without a
 * write, so it has the marks of both; `matchesFilter` tells which is true.
 */
export function lookupWords(entry: Entry, status: Bilingual<LanguageStatus>): string[] {
  const published = LOCALES.flatMap((locale) =>
    status[locale].state === 'scheduled'
      ? [mark(locale, 'published'), mark('any', 'published')]
      : [],
  );
  return [...new Set([...statusMarks(status), ...published, ...entryWords(entry)])];
}

/**
 * The one word by which the database looks rows of a filter up; null for all rows. It is the longest word of the search,
 * which the fewest texts contain, or else the mark of the status.
 */
export function lookupWord(filter: ListFilter): string | null {
  const words = searchWords(filter.search).toSorted((a, b) => b.length - a.length);
  return words[0] ?? wantedMark(filter);
}

/** True where a row has the status, and its words contain each word of the search. */
export function matchesFilter(
  filter: ListFilter,
  { status }: ListRow,
  words: readonly string[],
): boolean {
  const wanted = wantedMark(filter);
  if (wanted !== null && !statusMarks(status).includes(wanted)) return false;
  return searchWords(filter.search).every((word) => words.includes(word));
}
