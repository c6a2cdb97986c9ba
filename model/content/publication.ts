import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { picturesInHtml } from '../pictures/body-image.ts';
import type { PublicEntry, PublicItem } from './answers.ts';
import {
  type NamedField,
  type Part,
  type Values,
  fieldsOf,
  CONTENT_TYPES,
  isSingleton,
} from './content-types.ts';
import { isEmptyValue, picturesIn, publicValue } from './fields.ts';
import { isPaged } from './paths.ts';
import type { ContentType, ListedType } from './type-names.ts';
import { type StoredValues, isTree } from './words.ts';

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

/** All that visitors get of an entry, without other entries' data; null if no language is public. */
export function publicEntryOf<Type extends ListedType>(
  type: Type,
  id: string,
  publication: Publication,
): PublicEntry[Type] | null {
  const visible = (part: Part, stored: Values) =>
    Object.fromEntries(
      fieldsOf(type, part)
        .filter(({ visibleIn }) => visibleIn !== null)
        .map((field) => [publicName(field), stored[publicName(field)] ?? field.empty]),
    );
  const texts = LOCALES.flatMap((locale) => {
    const text = publication.texts[locale];
    if (text === null) return [];
    const { publish_at, minutes, changed_at } = text;
    const times = { publish_at, minutes, ...(changed_at && { changed_at }) };
    return [[locale, { ...visible(locale, text), ...(showsTimes(type) && times) }]];
  });
  if (texts.length === 0) return null;
  const shared = visible('shared', publication);
  const entry: object = { key: id, ...shared, texts: Object.fromEntries(texts) };
  return entry as PublicEntry[Type];
}

/** An entry as a list shows it; one without a page is told apart by its key. */
export function publicItemOf<Type extends ListedType>(
  type: Type,
  entry: PublicEntry[Type],
): PublicItem[Type] {
  const listed = (part: Part, values: object, ...more: string[]) => {
    const shown = fieldsOf(type, part).filter(({ visibleIn }) => visibleIn === 'list');
    const names = [...more, ...shown.map(publicName)];
    return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  };
  const texts = LOCALES.flatMap((locale) => {
    const text = entry.texts[locale];
    return text ? [[locale, listed(locale, text, 'publish_at')]] : [];
  });
  const shared = listed('shared', entry, ...(isPaged(type) ? [] : ['key']));
  const item: object = { ...shared, texts: Object.fromEntries(texts) };
  return item as PublicItem[Type];
}

export const publicWords = ({ texts }: Publication): StoredValues => {
  const written = LOCALES.map((locale) => [locale, texts[locale]?.['words']] as const);
  return Object.fromEntries(written.filter(([, words]) => isTree(words) && !isEmptyValue(words)));
};

/** The published facts, by part; a fact that is the standard is null. */
export const publicFacts = (publication: Publication): StoredValues => {
  const { texts } = publication;
  const facts = (part: Part, values: Values) =>
    Object.fromEntries(fieldsOf('studio', part).map(({ name }) => [name, values[name] ?? null]));
  return {
    shared: facts('shared', publication),
    ...inEachLocale((locale) => facts(locale, texts[locale] ?? {})),
  };
};
