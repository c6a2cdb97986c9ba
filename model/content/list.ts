import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { containsWords } from '../text-search.ts';
import { PARTS, fieldsOf } from './content-types.ts';
import { type Entry, entryLabel, entryNameLanguage } from './draft.ts';
import { picturesIn } from './fields.ts';
import {
  type LanguageStatus,
  LANGUAGE_STATES,
  languageStatuses,
  needsTranslation,
} from './status.ts';

/** Filters beside the states: `attention` asks for a translation, `failed` is a stopped schedule. */
export const LIST_STATUSES = [...LANGUAGE_STATES, 'outdated', 'attention', 'failed'] as const;

export const LIST_SEARCH_LENGTH = 100;

export interface ListRow {
  id: string;
  name: Bilingual<string>;
  /** Undefined for the name of a person, and without a name. */
  nameLanguage: Bilingual<Locale | undefined>;
  cover: string | null;
  status: Bilingual<LanguageStatus>;
  updatedAt: number;
  updatedBy: string;
  isDamaged: boolean;
}

export interface FoundPosts {
  posts: ListRow[];
}

export function listRow(entry: Entry): ListRow {
  return {
    id: entry.id,
    name: inEachLocale((locale) => entryLabel(entry, locale)),
    nameLanguage: inEachLocale((locale) => entryNameLanguage(entry, locale)),
    cover: coverOf(entry),
    status: languageStatuses(entry),
    updatedAt: entry.updated_date,
    updatedBy: entry.updated_by,
    isDamaged: entry.unreadable.length > 0,
  };
}

function coverOf({ type, draft }: Entry): string | null {
  const field = fieldsOf(type, 'shared').find((each) => each.type === 'picture');
  return field ? (picturesIn(field, draft.shared[field.name])[0]?.id ?? null) : null;
}

export function matchesSearch({ type, draft }: Entry, search: string): boolean {
  const texts = PARTS.flatMap((part) =>
    fieldsOf(type, part)
      .filter((field) => field.type === 'text' || field.type === 'markdown')
      .map(({ name }) => String(draft[part][name])),
  );
  return containsWords(texts, search);
}

export function hasStatus(
  { status }: ListRow,
  wanted: (typeof LIST_STATUSES)[number] | 'any',
): boolean {
  if (wanted === 'attention') return needsTranslation(status);
  return LOCALES.some((locale) => {
    const { state, outdated, problem } = status[locale];
    if (wanted === 'outdated') return outdated;
    if (wanted === 'failed') return problem !== null;
    return wanted === 'any' || state === wanted;
  });
}
