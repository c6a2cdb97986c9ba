import { FOUNDERS } from '#studio/founders.ts';
import type { Bilingual } from '#studio/locale.ts';
import { type Service, SERVICES } from '#studio/services.ts';
import { PICTURE_ALT_LENGTH } from '../pictures/limits.ts';
import { MARKDOWN_LIMITS } from './markdown-limits.ts';
import { SLUG_LENGTH } from './slug.ts';

/*
 * What a kind of content consists of. Schema, empty draft, what the editor saves, what is published, the answer to visitors
 * and the files of the export follow from this table; the editor's forms and the pages are written out by hand. It does
 * without the schema library, which public pages must not load.
 */

/** Kinds of content that admins write: blog posts, portfolio items, testimonials. */
export const CONTENT_KINDS = ['blog', 'portfolio', 'testimonials'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Whom a post names as its author: the studio as a whole, or one of the founders. */
export const AUTHORS = ['studio', ...FOUNDERS] as const;
export type Author = (typeof AUTHORS)[number];

/** A picture of an entry, served at `/media/{id}/{width}.{avif|webp}` in `MEDIA_WIDTHS`; sides of the largest size in pixels. */
export interface Picture {
  /** A UUID. */
  id: string;
  width: number;
  height: number;
  /** What it shows, for who does not see it. */
  alt: Bilingual<string>;
}

/** Fields that are written once per language, of all kinds. */
const TEXT_FIELDS = [
  'title',
  'summary',
  'body',
  'situation',
  'decision',
  'outcome',
  'figure',
  'unit',
  'quote',
  'role',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The texts of one language; a kind has some of them. */
export type Texts = Partial<Record<TextField, string>>;

/** Fields that both languages share, of all kinds. */
export interface Shared {
  slug: string;
  cover: Picture | null;
  author: Author;
  /** Address of the finished work, or ''. */
  link: string;
  /** In which the work was finished, or ''. */
  year: string;
  services: Service[];
  /** Id of the client's testimonial, which is shown while it is published; or ''. */
  testimonial: string;
  person: string;
  /** A face or a logo. */
  picture: Picture | null;
  /** Pictures of the finished work besides the cover; their `alt` is read below them, as their caption. */
  screens: Picture[];
}
export type SharedField = keyof Shared;

export type FieldName = TextField | SharedField;
export type FieldValue = Shared[SharedField];

/** The parts of a draft, each with a revision of its own: a language's texts, and what both languages share. */
export const PARTS = ['en', 'id', 'shared'] as const;
export type Part = (typeof PARTS)[number];

export interface Field {
  name: FieldName;
  /** `language`: once in each language. */
  part: 'language' | 'shared';
  /**
   * What may be written in it: `plain` and `markdown` texts; `slug`, a name in an address; `link`, an http address; `year`;
   * `entry`, the id of one; `choice` and `choices`, one or some of `options`; `picture` and `pictures`.
   */
  type:
    | 'plain'
    | 'markdown'
    | 'slug'
    | 'link'
    | 'year'
    | 'entry'
    | 'choice'
    | 'choices'
    | 'picture'
    | 'pictures';
  /** Most characters, of a draft as of what is public; most items of `choices` and `pictures`; most characters of a picture's `alt`. */
  limit: number;
  /** The value of a new entry. */
  empty: FieldValue;
  /** False where it may be empty when it is published. A picture's `alt` may not. */
  required: boolean;
  options?: readonly string[];
  /** The field with which it stands or falls when it is published. */
  pairedWith?: FieldName;
  /** Where visitors get it: in lists and on the entry's own page, or on that page alone; null where it is for the server. */
  shownIn: 'list' | 'page' | null;
  /** True where visitors' answers leave out the empty value. */
  omitEmpty?: boolean;
}

const text = { part: 'language', type: 'plain', empty: '', shownIn: 'list' } as const;
const shared = { part: 'shared', empty: '', required: false, shownIn: 'list' } as const;
const picture = { ...shared, type: 'picture', limit: PICTURE_ALT_LENGTH, empty: null } as const;
const slug = { ...shared, name: 'slug', type: 'slug', limit: SLUG_LENGTH, required: true } as const;

/** Title and summary, by which lists name an entry. */
const HEADLINE: readonly Field[] = [
  { ...text, name: 'title', limit: 140, required: true },
  { ...text, name: 'summary', limit: 400, required: true },
];
const body = {
  ...text,
  name: 'body',
  type: 'markdown',
  limit: MARKDOWN_LIMITS.characters,
  required: true,
  shownIn: 'page',
} as const;

/** What a project may tell besides. */
const CASE_STUDY: readonly Field[] = [
  // How things were before; what was decided, and why; what changed afterwards.
  { ...text, name: 'situation', limit: 1500, required: false, shownIn: 'page' },
  { ...text, name: 'decision', limit: 1500, required: false, shownIn: 'page' },
  { ...text, name: 'outcome', limit: 1500, required: false, shownIn: 'page' },
  // The change in one number as the language writes it, e.g. "1.5", and what it counts.
  { ...text, name: 'figure', limit: 20, required: false, pairedWith: 'unit' },
  { ...text, name: 'unit', limit: 60, required: false, pairedWith: 'figure' },
];

interface KindDefinition {
  collection: 'blog_post' | 'portfolio_item' | 'testimonial';
  /** Collection of what visitors get, under the same ids. */
  publications: 'blog_publication' | 'portfolio_publication' | 'testimonial_publication';
  /** True where admins put the list in order; posts stand in the order in which they became public. */
  isOrdered: boolean;
  /** In the order in which people write them; the first names the entry in lists. */
  fields: readonly Field[];
}

/** Every kind of content. */
export const KINDS: Record<ContentKind, KindDefinition> = {
  blog: {
    collection: 'blog_post',
    publications: 'blog_publication',
    isOrdered: false,
    fields: [
      ...HEADLINE,
      body,
      slug,
      { ...picture, name: 'cover' },
      {
        ...shared,
        name: 'author',
        type: 'choice',
        limit: 20,
        empty: 'studio',
        options: AUTHORS,
        shownIn: 'page',
        omitEmpty: true,
      },
    ],
  },
  portfolio: {
    collection: 'portfolio_item',
    publications: 'portfolio_publication',
    isOrdered: true,
    fields: [
      ...HEADLINE,
      body,
      ...CASE_STUDY,
      slug,
      { ...picture, name: 'cover' },
      { ...shared, name: 'screens', type: 'pictures', limit: 6, empty: [], shownIn: 'page' },
      { ...shared, name: 'link', type: 'link', limit: 500, shownIn: 'page' },
      { ...shared, name: 'year', type: 'year', limit: 4 },
      {
        ...shared,
        name: 'services',
        type: 'choices',
        limit: SERVICES.length,
        empty: [],
        options: SERVICES,
        shownIn: 'page',
      },
      { ...shared, name: 'testimonial', type: 'entry', limit: 128, shownIn: null },
    ],
  },
  testimonials: {
    collection: 'testimonial',
    publications: 'testimonial_publication',
    isOrdered: true,
    fields: [
      { ...shared, name: 'person', type: 'plain', limit: 100, required: true },
      { ...text, name: 'quote', limit: 800, required: true },
      // What the person does, e.g. "Owner, furniture shop".
      { ...text, name: 'role', limit: 140, required: true },
      { ...picture, name: 'picture', omitEmpty: true },
    ],
  },
};

/** The fields of a part of a kind, in the order in which people write them. */
export function fieldsOf(kind: ContentKind, part: Part): readonly Field[] {
  return KINDS[kind].fields.filter((field) => (field.part === 'shared') === (part === 'shared'));
}

/** A field of a kind by its name; undefined where the kind has none of it. */
export function findField(kind: ContentKind, name: FieldName): Field | undefined {
  return KINDS[kind].fields.find((field) => field.name === name);
}

/** The pictures that a field of this type holds. */
export function picturesIn({ type }: Field, value: FieldValue): Picture[] {
  if (type === 'pictures') return value as Picture[];
  return type === 'picture' && value !== null ? [value as Picture] : [];
}

/** The names of the texts that a kind has in each language. */
export function textFields(kind: ContentKind): TextField[] {
  return fieldsOf(kind, 'en').map(({ name }) => name as TextField);
}

/** True where any text of a language is not empty. */
export function hasText(kind: ContentKind, texts: Texts): boolean {
  return textFields(kind).some((name) => (texts[name] ?? '').trim() !== '');
}

/** Kinds whose list admins put in order. */
export const ORDERED_KINDS: readonly ContentKind[] = CONTENT_KINDS.filter(
  (kind) => KINDS[kind].isOrdered,
);

/** Largest `order` of an entry; its negative is the smallest. */
export const MAX_ORDER = 1_000_000;
