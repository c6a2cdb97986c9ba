import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { type ContentType, CONTENT_TYPES } from './content-types.ts';
import { type Publication, publicationAt } from './publication.ts';

/** Times are in milliseconds since 1970. */
export interface Listed {
  from: Partial<Bilingual<number>>;
  /** '' for a type without addresses. */
  slug: string;
  /** When the entry first became public, which no withdrawal changes. */
  first: number;
  order?: number;
  /** When scheduled texts replace what is shown, and its address then. */
  later?: { slug: string; at: number }[];
}

/**
 * `content_list/{type}`: every published entry by its id; 2,000 posts take 0.3 of a document's 1 MiB. Acts write it in their
 * transaction, and functions alone read it.
 */
export interface ListDocument {
  type: ContentType;
  entries: Record<string, Listed>;
}

export interface ListPlace {
  value: number;
  id: string;
}

export type ListedEntry = Listed & { id: string };

export function listedOf(
  type: ContentType,
  publication: Publication,
  order: number,
): Listed | null {
  const { texts, next, first, slug = '' } = publication;
  const coming = LOCALES.flatMap((locale) => next[locale] ?? []);
  const times = LOCALES.flatMap((locale) => {
    const from = texts[locale]?.publish_at ?? next[locale]?.at;
    return from === undefined ? [] : [[locale, Date.parse(from)] as const];
  });
  if (times.length === 0) return null;
  const since = [
    ...LOCALES.flatMap((locale) => first[locale] ?? []),
    ...coming.map(({ text }) => text.publish_at),
  ];
  const moments = coming.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b);
  const later = moments.map((at) => ({
    at,
    slug: publicationAt(type, publication, at).slug ?? '',
  }));
  return {
    slug,
    from: Object.fromEntries(times),
    first: Math.min(...since.map((time) => Date.parse(time))),
    ...(CONTENT_TYPES[type].isOrdered && { order }),
    ...(later.length > 0 && { later }),
  };
}

export const slugAt = ({ slug, later = [] }: Listed, now: number): string =>
  later.findLast(({ at }) => at <= now)?.slug ?? slug;

export const isPublicIn = (listed: Listed, locale: Locale, now: number): boolean =>
  (listed.from[locale] ?? Infinity) <= now;

export const placeOf = ({ id, first, order }: ListedEntry): ListPlace => ({
  value: order ?? first,
  id,
});

/** As admins put it in order, or else the latest first. */
export function comparePlaces(type: ContentType, a: ListPlace, b: ListPlace): number {
  const ascending = a.value - b.value || (a.id < b.id ? -1 : Number(a.id > b.id));
  return CONTENT_TYPES[type].isOrdered ? ascending : -ascending;
}

export function publicEntries(
  type: ContentType,
  list: ListDocument['entries'],
  now: number,
): ListedEntry[] {
  return Object.entries(list)
    .map(([id, listed]) => ({ ...listed, id }))
    .filter((listed) => LOCALES.some((locale) => isPublicIn(listed, locale, now)))
    .toSorted((a, b) => comparePlaces(type, placeOf(a), placeOf(b)));
}
