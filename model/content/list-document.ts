import { type Locale, LOCALES } from '#studio/locale.ts';
import { CONTENT_TYPES } from './content-types.ts';
import type { Publication } from './publication.ts';
import type { ContentType } from './type-names.ts';

export interface Listed {
  slug: string;
  locales: Locale[];
  /** The first publication, in milliseconds since 1970; a withdrawal changes nothing. */
  first: number;
  order?: number;
}

/**
 * `content_list/{type}`: every public entry by its id; 2,000 posts take 0.2 of a document's 1 MiB. Commands write it in their
 * transaction, and functions alone read it.
 */
export interface ListDocument {
  type: ContentType;
  entries: Record<string, Listed>;
}

export type ListedEntry = Listed & { id: string };

export function listedOf(
  type: ContentType,
  { texts, first, slug = '' }: Publication,
  order: number,
): Listed | null {
  const locales = LOCALES.filter((locale) => texts[locale] !== null);
  if (locales.length === 0) return null;
  const times = LOCALES.flatMap((locale) => first[locale] ?? []);
  return {
    slug,
    locales,
    first: Math.min(...times.map((time) => Date.parse(time))),
    ...(CONTENT_TYPES[type].isOrdered && { order }),
  };
}

const placeOf = ({ order, first }: Listed): number => order ?? first;

/** Entries in the admins' order; if they gave none, the latest first. */
export function listedEntries(type: ContentType, list: ListDocument['entries']): ListedEntry[] {
  const ascending = Object.entries(list)
    .map(([id, listed]) => ({ ...listed, id }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
  return CONTENT_TYPES[type].isOrdered ? ascending : ascending.toReversed();
}
