import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { containsWords } from '../words.ts';
import { PARTS, fieldsOf } from './content-types.ts';
import { type Entry, entryName, entryNameLanguage } from './draft.ts';
import { picturesIn } from './fields.ts';
import { type LanguageStatus, LANGUAGE_STATES, languageStatuses } from './status.ts';

/** What a list can be filtered by; `outdated` applies next to the state. */
export const LIST_STATUSES = [...LANGUAGE_STATES, 'outdated'] as const;

export const LIST_SEARCH_LENGTH = 100;

/** What the admin's list shows of an entry. */
export interface ListRow {
  id: string;
  name: Bilingual<string>;
  /** The language of that name; undefined for that of a person, and where it has none. */
  nameLanguage: Bilingual<Locale | undefined>;
  /** Id of the picture; null without one. */
  cover: string | null;
  status: Bilingual<LanguageStatus>;
  updatedAt: number;
  /** Uid of the last author. */
  updatedBy: string;
  /** True if something that is stored cannot be read. */
  isDamaged: boolean;
}

/** Answer of `GET /api/admin/posts?search={words}`: the posts that contain the words, newest first. */
export interface FoundPosts {
  posts: ListRow[];
}

export function listRow(entry: Entry, now: number): ListRow {
  return {
    id: entry.id,
    name: inEachLocale((locale) => entryName(entry, locale)),
    nameLanguage: inEachLocale((locale) => entryNameLanguage(entry, locale)),
    cover: coverOf(entry),
    status: languageStatuses(entry, now),
    updatedAt: entry.updated_date,
    updatedBy: entry.updated_by,
    isDamaged: entry.unreadable.length > 0,
  };
}

function coverOf({ type, draft }: Entry): string | null {
  const field = fieldsOf(type, 'shared').find((each) => each.type === 'picture');
  return field ? (picturesIn(field, draft.shared[field.name])[0]?.id ?? null) : null;
}

/** True if the texts of an entry contain each word of a search. */
export function matchesSearch({ type, draft }: Entry, search: string): boolean {
  const texts = PARTS.flatMap((part) =>
    fieldsOf(type, part)
      .filter((field) => field.type === 'text' || field.type === 'markdown')
      .map(({ name }) => String(draft[part][name])),
  );
  return containsWords(texts, search);
}

/** True where a language of a row has a status. @param wanted `any` for every row */
export function hasStatus(
  { status }: ListRow,
  wanted: (typeof LIST_STATUSES)[number] | 'any',
): boolean {
  return LOCALES.some((locale) => {
    const { state, outdated } = status[locale];
    return wanted === 'any' || (wanted === 'outdated' ? outdated : state === wanted);
  });
}
