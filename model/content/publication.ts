import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { picturesInHtml } from '../pictures/body-image.ts';
import type { PublicEntry, PublicItem } from './answers.ts';
import {
  type NamedField,
  type Part,
  type Values,
  fieldsOf,
  findField,
  CONTENT_TYPES,
  isSingleton,
} from './content-types.ts';
import { type Field, type Visibility, isEmptyValue, picturesIn, publicValue } from './fields.ts';
import type { PagedType } from './paths.ts';
import type { ContentType, ListedType } from './type-names.ts';
import { type StoredWords, isTree } from './words.ts';

/* The public form of an entry, under its id. Times are ISO 8601 in UTC: these sort as texts. */

interface PublicText extends Values {
  html?: string;
  publish_at: string;
  minutes?: number;
  changed_at?: string;
}

/** The public values of the shared fields stand beside these; empty ones while no language is public. */
export interface Publication extends Values {
  slug?: string;
  /** Every address that was public, the present one too: no other entry gets it. */
  slugs: string[];
  /** First publication of each language; a withdrawal changes nothing. */
  first: Bilingual<string | null>;
  pictures: string[];
  texts: Bilingual<PublicText | null>;
}

const WORDS_PER_MINUTE = 200;

function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const showsTimes = (type: ContentType): boolean =>
  !CONTENT_TYPES[type].isOrdered && !isSingleton(type);

const publicName = ({ name, type }: NamedField): string => (type === 'markdown' ? 'html' : name);

const iso = (time: number): string => new Date(time).toISOString();

/**
 * One language of a draft in its public form; times are in milliseconds since 1970.
 * @param html of its Markdown; '' for a type without
 * @param changedAt null if the public text never changed
 */
export function publicationText(
  type: ContentType,
  texts: Values,
  html: string,
  publishAt: number,
  changedAt: number | null = null,
): PublicText {
  const written = fieldsOf(type, 'en').map((field) => {
    const value = publicValue(field, texts[field.name]);
    return [publicName(field), field.type === 'markdown' ? html : value];
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

export const NEVER_PUBLISHED: Bilingual<null> = inEachLocale(() => null);

function publicPictures(type: ContentType, shared: Values, texts: readonly PublicText[]): string[] {
  const inFields = fieldsOf(type, 'shared').flatMap((field) =>
    picturesIn(field, shared[field.name]),
  );
  return [
    ...inFields.map(({ id }) => id),
    ...texts.flatMap(({ html = '' }) => picturesInHtml(html)),
  ];
}

/**
 * @param shared fields of both languages; left out if no text is public
 * @param before the publication that this one replaces
 */
export function publicationOf(
  type: ContentType,
  shared: Values,
  texts: Publication['texts'],
  before: Partial<Pick<Publication, 'slugs' | 'first'>> = {},
): Publication {
  const { slugs: earlierSlugs = [], first = NEVER_PUBLISHED } = before;
  const publicTexts = LOCALES.flatMap((locale) => texts[locale] ?? []);
  const publicShared = publicTexts.length === 0 ? {} : shared;
  const firstPublished = (locale: Locale) => first[locale] ?? texts[locale]?.publish_at ?? null;
  return {
    ...Object.fromEntries(
      fieldsOf(type, 'shared').map((field) => [
        field.name,
        publicValue(field, publicShared[field.name]),
      ]),
    ),
    slugs: [...new Set([...earlierSlugs, ...slugsIn(publicShared)])],
    first: inEachLocale(firstPublished),
    pictures: [...new Set(publicPictures(type, publicShared, publicTexts))],
    texts,
  };
}

const isVisible = ({ visibleIn }: Field, place: Visibility): boolean =>
  visibleIn === 'list' || visibleIn === place;

function publicText(type: ContentType, text: PublicText, place: Visibility): object {
  const { publish_at, minutes, changed_at } = text;
  const shown = fieldsOf(type, 'en').filter((field) => isVisible(field, place));
  return {
    ...Object.fromEntries(
      shown.map((field) => [publicName(field), text[publicName(field)] ?? field.empty]),
    ),
    ...(showsTimes(type) && { publish_at }),
    ...(showsTimes(type) && place === 'page' && { minutes, ...(changed_at && { changed_at }) }),
  };
}

function publicFields(
  type: ContentType,
  id: string,
  publication: Publication,
  place: Visibility,
): object | null {
  const texts: Partial<Bilingual<object>> = {};
  for (const locale of LOCALES) {
    // A query for a list returns nothing of a language that is not public.
    const text = publication.texts?.[locale] ?? null;
    if (text !== null) texts[locale] = publicText(type, text, place);
  }
  if (Object.keys(texts).length === 0) return null;
  const shared = fieldsOf(type, 'shared').flatMap((field) => {
    const value = publication[field.name] ?? field.empty;
    const isLeftOut = field.omitEmpty === true && value === field.empty;
    return isVisible(field, place) && !isLeftOut ? [[field.name, value]] : [];
  });
  // Testimonials have no slug and carry their id; on a page the id serves the edit link.
  const key = (place === 'page' || findField(type, 'slug') === undefined) && { key: id };
  return { ...key, ...Object.fromEntries(shared), texts };
}

export const publicItemOf = <Type extends ListedType>(
  type: Type,
  id: string,
  publication: Publication,
): PublicItem[Type] | null =>
  publicFields(type, id, publication, 'list') as PublicItem[Type] | null;

/** The entry's own page, without other entries' data; null if no language is public. */
export const publicEntryOf = <Type extends PagedType>(
  type: Type,
  id: string,
  publication: Publication,
): PublicEntry[Type] | null =>
  publicFields(type, id, publication, 'page') as PublicEntry[Type] | null;

export function toPublicItem<Type extends PagedType>(
  type: Type,
  entry: PublicEntry[Type],
): PublicItem[Type] {
  const listValues = (part: 'en' | 'shared', values: object, ...more: string[]) => {
    const shown = fieldsOf(type, part).filter((field) => isVisible(field, 'list'));
    return Object.fromEntries(
      [...shown.map(publicName), ...more]
        .filter((name) => Object.hasOwn(values, name))
        .map((name) => [name, (values as Values)[name]]),
    );
  };
  const texts = LOCALES.flatMap((locale) => {
    const text = entry.texts[locale];
    return text ? [[locale, listValues('en', text, 'publish_at')]] : [];
  });
  const item: object = { ...listValues('shared', entry), texts: Object.fromEntries(texts) };
  return item as PublicItem[Type];
}

/** The stored fields that a list needs: without texts that only a page shows. */
export function listedFields(type: ContentType): string[] {
  const inLists = (part: 'en' | 'shared') =>
    fieldsOf(type, part).filter((field) => isVisible(field, 'list'));
  const texts = [...inLists('en').map(publicName), 'publish_at'];
  return [
    ...inLists('shared').map(({ name }) => name),
    ...LOCALES.flatMap((locale) => texts.map((name) => `texts.${locale}.${name}`)),
  ];
}

export const publicWords = ({ texts }: Publication): StoredWords => {
  const written = LOCALES.map((locale) => [locale, texts[locale]?.['words']] as const);
  return Object.fromEntries(written.filter(([, words]) => isTree(words) && !isEmptyValue(words)));
};

/** The published facts, by part; a fact that is the standard is null. */
export const publicFacts = (publication: Publication): StoredWords => {
  const { texts } = publication;
  const facts = (part: Part, values: Values) =>
    Object.fromEntries(fieldsOf('studio', part).map(({ name }) => [name, values[name] ?? null]));
  return {
    shared: facts('shared', publication),
    ...inEachLocale((locale) => facts(locale, texts[locale] ?? {})),
  };
};
