import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { picturesInHtml } from '../pictures/body-image.ts';
import type { PublicEntry, PublicItem } from './answers.ts';
import {
  type ContentType,
  type ListedType,
  type NamedField,
  type Part,
  type Values,
  fieldsOf,
  findField,
  CONTENT_TYPES,
  isFixed,
} from './content-types.ts';
import { type Field, type Place, isEmptyValue, picturesIn } from './fields.ts';
import type { PagedType } from './paths.ts';
import { type PageWords, type StoredWords, isTree } from './words.ts';

/* What visitors get of an entry, under its id. Times are ISO 8601 in UTC: these sort as texts, and need no database's types. */

interface PublicationText extends Values {
  html?: string;
  publish_at: string;
  minutes?: number;
  /** Absent if the text never changed since it became public. */
  changed_at?: string;
}

/** With the shared fields as they were when it was scheduled. */
interface NextText {
  at: string;
  text: PublicationText;
  shared: Values;
  revision: number;
}

export interface Publication extends Values {
  slug?: string;
  revision: number;
  slugs: string[];
  /** Addresses that no other entry gets: these, and those of `next`. */
  reserved: string[];
  /** Kept when a language is withdrawn. */
  first: Bilingual<string | null>;
  pictures: string[];
  texts: Bilingual<PublicationText | null>;
  /** Readers decide by the time (`publicationAt`). */
  next: Bilingual<NextText | null>;
}

const WORDS_PER_MINUTE = 200;

function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const showsTimes = (type: ContentType): boolean => !CONTENT_TYPES[type].isOrdered && !isFixed(type);

const publicName = ({ name, type }: NamedField): string => (type === 'markdown' ? 'html' : name);

const iso = (time: number): string => new Date(time).toISOString();

/**
 * One language of a draft as visitors get it; times are in milliseconds since 1970.
 * @param html of its Markdown; '' for a type without
 * @param changedAt null if the public text never changed
 */
export function publicationText(
  type: ContentType,
  texts: Values,
  html: string,
  publishAt: number,
  changedAt: number | null = null,
): PublicationText {
  const written = fieldsOf(type, 'en').map((field) => {
    const value = field.read(texts[field.name]);
    const trimmed = typeof value === 'string' ? value.trim() : value;
    return [publicName(field), field.type === 'markdown' ? html : trimmed];
  });
  return {
    ...Object.fromEntries(written),
    publish_at: iso(publishAt),
    ...(showsTimes(type) && { minutes: readingMinutes(html) }),
    ...(showsTimes(type) && changedAt !== null && { changed_at: iso(changedAt) }),
  };
}

const slugsIn = ({ slug }: Values): string[] =>
  typeof slug === 'string' && slug !== '' ? [slug] : [];

export const NONE: Bilingual<null> = inEachLocale(() => null);

function picturesShown(
  type: ContentType,
  shared: Values,
  texts: readonly PublicationText[],
): string[] {
  const inFields = fieldsOf(type, 'shared').flatMap((field) =>
    picturesIn(field, shared[field.name]),
  );
  return [
    ...inFields.map(({ id }) => id),
    ...texts.flatMap(({ html = '' }) => picturesInHtml(html)),
  ];
}

/**
 * @param shared fields of both languages; left out if no text is published
 * @param kept what stays of the publication before
 */
export function publicationOf(
  type: ContentType,
  shared: Values,
  texts: Publication['texts'],
  kept: Partial<Pick<Publication, 'revision' | 'slugs' | 'first' | 'next'>> = {},
): Publication {
  const { revision = 0, slugs = [], first = NONE, next = NONE } = kept;
  const published = LOCALES.flatMap((locale) => texts[locale] ?? []);
  const coming = LOCALES.flatMap((locale) => next[locale] ?? []);
  const shown = published.length === 0 ? {} : shared;
  const own = [...new Set([...slugs, ...slugsIn(shown)])];
  const pictures = [
    ...picturesShown(type, shown, published),
    ...coming.flatMap((one) => picturesShown(type, one.shared, [one.text])),
  ];
  const since = (locale: Locale) => first[locale] ?? texts[locale]?.publish_at ?? null;
  return {
    ...Object.fromEntries(
      fieldsOf(type, 'shared').map((field) => [field.name, field.read(shown[field.name])]),
    ),
    revision: published.length === 0 ? 0 : revision,
    slugs: own,
    reserved: [...new Set([...own, ...coming.flatMap((one) => slugsIn(one.shared))])],
    first: inEachLocale(since),
    pictures: [...new Set(pictures)],
    texts,
    next,
  };
}

/** What was due by then has replaced what was shown. @param now milliseconds since 1970 */
export function publicationAt(type: ContentType, stored: Publication, now: number): Publication {
  // A query for a list returns nothing of a language that is not published.
  const text = (locale: Locale) => stored.texts?.[locale] ?? null;
  const pending = (locale: Locale) => stored.next?.[locale] ?? null;
  const due = LOCALES.flatMap((locale) => {
    const next = pending(locale);
    return next && Date.parse(next.at) <= now ? { locale, ...next } : [];
  });
  const { revision, shared } = due.reduce<Pick<NextText, 'revision' | 'shared'>>(
    (latest, one) => (one.revision >= latest.revision ? one : latest),
    { revision: stored.revision, shared: stored },
  );
  const replaced = inEachLocale(text);
  const next = inEachLocale(pending);
  const slugs = [...stored.slugs];
  for (const one of due) {
    replaced[one.locale] = one.text;
    next[one.locale] = null;
    slugs.push(...slugsIn(one.shared));
  }
  return publicationOf(type, shared, replaced, {
    revision,
    slugs,
    first: stored.first,
    next,
  });
}

const isShown = ({ shownIn }: Field, place: Place): boolean =>
  shownIn === 'list' || shownIn === place;

function publicText(type: ContentType, text: PublicationText, place: Place): object {
  const { publish_at, minutes, changed_at } = text;
  const shown = fieldsOf(type, 'en').filter((field) => isShown(field, place));
  return {
    ...Object.fromEntries(
      shown.map((field) => [publicName(field), text[publicName(field)] ?? field.empty]),
    ),
    ...(showsTimes(type) && { publish_at }),
    ...(showsTimes(type) && place === 'page' && { minutes, ...(changed_at && { changed_at }) }),
  };
}

/** Null if no language is public yet. */
function publicFields(
  type: ContentType,
  id: string,
  stored: Publication,
  now: number,
  place: Place,
): object | null {
  const publication = publicationAt(type, stored, now);
  const texts: Partial<Bilingual<object>> = {};
  for (const locale of LOCALES) {
    const text = publication.texts[locale];
    if (text !== null) texts[locale] = publicText(type, text, place);
  }
  if (Object.keys(texts).length === 0) return null;
  const shared = fieldsOf(type, 'shared').flatMap((field) => {
    const value = publication[field.name] ?? field.empty;
    const isLeftOut = field.omitEmpty === true && value === field.empty;
    return isShown(field, place) && !isLeftOut ? [[field.name, value]] : [];
  });
  // Of what has no address of its own; on a page, admins find the entry by it.
  const key = (place === 'page' || findField(type, 'slug') === undefined) && { key: id };
  return { ...key, ...Object.fromEntries(shared), texts };
}

/** Null if no language is public yet. */
export const listItemOf = <Type extends ListedType>(
  type: Type,
  id: string,
  publication: Publication,
  now: number,
): PublicItem[Type] | null =>
  publicFields(type, id, publication, now, 'list') as PublicItem[Type] | null;

/** For the entry's own page, without what that tells of other entries. */
export const pageOf = <Type extends PagedType>(
  type: Type,
  id: string,
  publication: Publication,
  now: number,
): PublicEntry[Type] | null =>
  publicFields(type, id, publication, now, 'page') as PublicEntry[Type] | null;

/** The stored fields that a list needs: without texts that only a page shows. */
export function listedFields(type: ContentType): string[] {
  const shown = (part: 'en' | 'shared') =>
    fieldsOf(type, part).filter((field) => isShown(field, 'list'));
  const texts = [...shown('en').map(publicName), 'publish_at'];
  return [
    'revision',
    'slugs',
    'first',
    'next',
    ...shown('shared').map(({ name }) => name),
    ...LOCALES.flatMap((locale) => texts.map((name) => `texts.${locale}.${name}`)),
  ];
}

export const wordsOf = (
  pages: readonly { id: string; publication: Publication }[],
  now: number,
): PageWords =>
  Object.fromEntries(
    pages.map(({ id, publication }) => {
      const { texts, facts } = publicationAt('pages', publication, now);
      const parts: [Part, unknown][] = [
        ['shared', facts],
        ...LOCALES.map((locale): [Part, unknown] => [locale, texts[locale]?.['words']]),
      ];
      const shown = parts.filter(([, words]) => isTree(words) && !isEmptyValue(words));
      return [id, Object.fromEntries(shown) as StoredWords];
    }),
  );
