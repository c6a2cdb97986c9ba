import { type Bilingual, LOCALES } from '#studio/locale.ts';
import { picturesInHtml } from '../pictures/body-image.ts';
import type { PublicEntry, PublicItem } from './answers.ts';
import { type Field, type Place, picturesIn } from './fields.ts';
import {
  type ContentKind,
  type NamedField,
  type Values,
  fieldsOf,
  findField,
  KINDS,
} from './kinds.ts';
import type { PagedKind } from './paths.ts';

/*
 * Publications: `{blog|portfolio|testimonial}_publication/{id of the entry}`. Only functions read and write them. They hold
 * each language as visitors get it, with times as ISO 8601 in UTC: these sort as texts, and need no database's types.
 */

/** A language as visitors get it. */
export interface PublicationText extends Values {
  /** The rendered body; contains no markup of the author's. */
  html?: string;
  /** From when visitors get it. */
  publish_at: string;
  /** Reading time in minutes, where visitors see times. */
  minutes?: number;
  /** When the text last changed since it became public; absent where it never did. */
  changed_at?: string;
}

/** What visitors get of an entry, with the shared fields of its kind. */
export interface Publication extends Values {
  slug?: string;
  /** Every address that the entry has or had, which stays its own; none for kinds without one. */
  addresses: string[];
  /** When the first of its languages becomes public; null where none is published. */
  first_at: string | null;
  /** Its place in a list that admins put in order; absent where no language is published. */
  order?: number;
  /** Ids of the pictures that visitors see in it. */
  pictures: string[];
  texts: Bilingual<PublicationText | null>;
}

/** Words that a reader reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** The reading time of HTML, in whole minutes and at least one. */
function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** True for kinds of which visitors see when an entry was published. */
const showsTimes = (kind: ContentKind): boolean => !KINDS[kind].isOrdered;

/** Under which name visitors get a field: Markdown is rendered. */
const publicName = ({ name, type }: NamedField): string => (type === 'markdown' ? 'html' : name);

const iso = (time: number): string => new Date(time).toISOString();

/**
 * One language of a draft as visitors get it.
 * @param html of its Markdown; '' for a kind without
 * @param publishAt in milliseconds since 1970, like `changedAt`, which is null where the public text never changed
 */
export function publicationText(
  kind: ContentKind,
  texts: Values,
  html: string,
  publishAt: number,
  changedAt: number | null = null,
): PublicationText {
  const written = fieldsOf(kind, 'en').map((field) => {
    const value = field.read(texts[field.name]);
    const trimmed = typeof value === 'string' ? value.trim() : value;
    return [publicName(field), field.type === 'markdown' ? html : trimmed];
  });
  return {
    ...Object.fromEntries(written),
    publish_at: iso(publishAt),
    ...(showsTimes(kind) && { minutes: readingMinutes(html) }),
    ...(showsTimes(kind) && changedAt !== null && { changed_at: iso(changedAt) }),
  };
}

/**
 * What visitors get of an entry. Publishing, withdrawing, the preview of a draft and the seeds make it here.
 * @param shared the fields of both languages as they are published; of an entry of which nothing is, they are left out
 * @param addresses that the entry had before
 */
export function publicationOf(
  kind: ContentKind,
  shared: Values,
  texts: Publication['texts'],
  { order, addresses }: { order: number; addresses: readonly string[] },
): Publication {
  const published = LOCALES.flatMap((locale) => texts[locale] ?? []);
  const [first_at = null] = published.map(({ publish_at }) => publish_at).toSorted();
  // Of a withdrawn entry nothing is left but its addresses.
  const shown = first_at === null ? {} : shared;
  const fields = fieldsOf(kind, 'shared').map(
    (field) => [field, field.read(shown[field.name])] as const,
  );
  const slug = typeof shown['slug'] === 'string' && shown['slug'] !== '' ? [shown['slug']] : [];
  const pictures = [
    ...fields.flatMap(([field, value]) => picturesIn(field, value).map(({ id }) => id)),
    ...published.flatMap(({ html = '' }) => picturesInHtml(html)),
  ];
  return {
    ...Object.fromEntries(fields.map(([{ name }, value]) => [name, value])),
    addresses: [...new Set([...addresses, ...slug])],
    first_at,
    ...(first_at !== null && KINDS[kind].isOrdered && { order }),
    pictures: [...new Set(pictures)],
    texts,
  };
}

const isShown = ({ shownIn }: Field, place: Place): boolean =>
  shownIn === 'list' || shownIn === place;

function publicText(kind: ContentKind, text: PublicationText, place: Place): object {
  const { publish_at, minutes, changed_at } = text;
  const shown = fieldsOf(kind, 'en').filter((field) => isShown(field, place));
  return {
    ...Object.fromEntries(
      shown.map((field) => [publicName(field), text[publicName(field)] ?? field.empty]),
    ),
    ...(showsTimes(kind) && { publish_at }),
    ...(showsTimes(kind) && place === 'page' && { minutes, ...(changed_at && { changed_at }) }),
  };
}

/** A shared field as visitors get it, in an order that the database does not keep. */
function publicValue(field: Field, value: unknown): unknown {
  const pictures = picturesIn(field, value).map(({ id, width, height, alt }) => ({
    id,
    width,
    height,
    alt: { en: alt.en, id: alt.id },
  }));
  if (field.type === 'pictures') return pictures;
  return field.type === 'picture' ? (pictures[0] ?? null) : value;
}

/** Fields of an entry by the table; null where no language is public yet. */
function publicFields(
  kind: ContentKind,
  id: string,
  publication: Publication,
  now: number,
  place: Place,
): object | null {
  const texts: Partial<Bilingual<object>> = {};
  for (const locale of LOCALES) {
    // A query for a list returns nothing of a language that is not published.
    const text = publication.texts[locale] ?? null;
    if (text !== null && Date.parse(text.publish_at) <= now) {
      texts[locale] = publicText(kind, text, place);
    }
  }
  if (Object.keys(texts).length === 0) return null;
  const shared = fieldsOf(kind, 'shared').flatMap((field) => {
    const value = publication[field.name] ?? field.empty;
    const isLeftOut = field.omitEmpty === true && value === field.empty;
    return isShown(field, place) && !isLeftOut ? [[field.name, publicValue(field, value)]] : [];
  });
  // What has no address of its own is told apart by its id; by a page's, admins find the entry.
  const key = (place === 'page' || findField(kind, 'slug') === undefined) && { key: id };
  return { ...key, ...Object.fromEntries(shared), texts };
}

/**
 * An entry as a list shows it, or null where no language is public yet.
 * @param id of the entry
 * @param now milliseconds since 1970; a text counts from its `publish_at` on
 */
export const listItemOf = <Kind extends ContentKind>(
  kind: Kind,
  id: string,
  publication: Publication,
  now: number,
): PublicItem[Kind] | null =>
  publicFields(kind, id, publication, now, 'list') as PublicItem[Kind] | null;

/** The same for the entry's own page, without what that page tells of other entries. */
export const pageOf = <Kind extends PagedKind>(
  kind: Kind,
  id: string,
  publication: Publication,
  now: number,
): PublicEntry[Kind] | null =>
  publicFields(kind, id, publication, now, 'page') as PublicEntry[Kind] | null;

/** Fields of a stored publication that a list needs, as a query selects them: without texts that only a page shows. */
export function listedFields(kind: ContentKind): string[] {
  const shown = (part: 'en' | 'shared') =>
    fieldsOf(kind, part).filter((field) => isShown(field, 'list'));
  const texts = [...shown('en').map(publicName), 'publish_at'];
  return [
    'first_at',
    ...shown('shared').map(({ name }) => name),
    ...LOCALES.flatMap((locale) => texts.map((name) => `texts.${locale}.${name}`)),
  ];
}
