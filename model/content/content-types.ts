/*
 * This folder, from fields to visitors. Drafts, forms, publications, answers and the export follow from the rows below.
 * - a field: `fields.ts` reads and judges values; `field-types.ts` makes fields, of `patterns.ts`, `markdown-limits.ts`
 * - a content type: its name in `type-names.ts`, its row here; `project-fields.ts`, `studio-fields.ts`
 * - words of pages: `words.ts`; `word-fields.ts` makes their fields. Facts: `facts.ts` reads, `fact-texts.ts` writes them out
 * - an entry: `draft.ts`, `field-paths.ts`; its history: `snapshot.ts`; what a list says of it: `status.ts`, `list.ts`
 * - publishing: `problems.ts`, `commands.ts`; what it writes: `publication.ts`, `list-document.ts`
 * - visitors: `answers.ts`, whose types public pages import; `paths.ts`, `slug.ts`, `post-pages.ts`, `linked-posts.ts`
 */
import { type Founder, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import type { CollectionName } from '../collections.ts';
import { choice, markdown, picture, slug, text, words } from './field-types.ts';
import { type Field, type Fields, type ValuesOf, isEmptyValue } from './fields.ts';
import { MARKDOWN_LIMITS } from './markdown-limits.ts';
import { LIST_PATHS } from './paths.ts';
import { PROJECT_FIELDS } from './project-fields.ts';
import { STUDIO_FIELDS } from './studio-fields.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from './type-names.ts';
import { PAGE_NAMES, STUDIO_ENTRY } from './words.ts';

interface ContentTypeDefinition {
  collection: CollectionName;
  publications: CollectionName;
  path: string;
  /** True if admins decide on the order; false: the latest publication comes first. */
  isOrdered: boolean;
  nameField: string;
  singletons?: Readonly<Record<string, Bilingual<string>>>;
  language: Fields;
  shared: Fields;
}

const contentType = <const Definition extends ContentTypeDefinition>(
  definition: Definition,
): Definition => definition;

const AUTHORS = ['studio', ...FOUNDERS] as const;
export type Author = (typeof AUTHORS)[number];

const STUDIO: Bilingual<string> = { en: 'The studio', id: 'Studio' };

const nameOfAuthor = (author: 'studio' | Founder, locale: Locale): string =>
  author === 'studio' ? STUDIO[locale] : describeFounders(locale)[author].title;

const title = text({ label: { en: 'Title', id: 'Judul' }, limit: 140, required: true });
const summary = text({
  label: { en: 'Summary', id: 'Ringkasan' },
  hint: {
    en: 'One or two sentences, shown in lists and search results.',
    id: 'Satu atau dua kalimat, tampil di daftar dan hasil pencarian.',
  },
  limit: 400,
  rows: 3,
  required: true,
});
const BODY = {
  label: { en: 'Text', id: 'Isi' },
  limit: MARKDOWN_LIMITS.characters,
  required: true,
} as const;
const address = slug({
  label: { en: 'Address', id: 'Alamat' },
  hint: {
    en: 'Lower-case letters, digits and hyphens.',
    id: 'Huruf kecil, angka, dan tanda hubung.',
  },
  required: true,
});
const cover = picture({ label: { en: 'Picture', id: 'Gambar' } });

export const CONTENT_TYPES = {
  blog: contentType({
    collection: 'blog_post',
    publications: 'blog_publication',
    path: LIST_PATHS.blog,
    isOrdered: false,
    nameField: 'title',
    language: { title, summary, body: markdown({ ...BODY, visibleIn: 'page', topHeading: 2 }) },
    shared: {
      slug: address,
      cover,
      author: choice(AUTHORS, {
        label: { en: 'Author', id: 'Penulis' },
        empty: 'studio',
        optionName: nameOfAuthor,
        visibleIn: 'page',
      }),
    },
  }),
  portfolio: contentType({
    collection: 'portfolio_item',
    publications: 'portfolio_publication',
    path: LIST_PATHS.portfolio,
    isOrdered: true,
    nameField: 'title',
    language: {
      title,
      summary,
      body: markdown({ ...BODY, visibleIn: 'page', topHeading: 3 }),
      ...PROJECT_FIELDS.language,
    },
    shared: {
      slug: address,
      cover,
      ...PROJECT_FIELDS.shared,
    },
  }),
  testimonials: contentType({
    collection: 'testimonial',
    publications: 'testimonial_publication',
    path: '/testimonial',
    isOrdered: true,
    nameField: 'person',
    language: {
      quote: text({
        label: { en: 'What they say', id: 'Kata mereka' },
        limit: 800,
        rows: 6,
        required: true,
      }),
      role: text({
        label: { en: 'Who they are', id: 'Siapa mereka' },
        hint: {
          en: 'For example: owner of a furniture shop',
          id: 'Misalnya: pemilik toko mebel',
        },
        limit: 140,
        required: true,
      }),
    },
    shared: {
      person: text({ label: { en: 'Name', id: 'Nama' }, limit: 100, required: true }),
      picture: picture({
        label: { en: 'Face or logo', id: 'Wajah atau logo' },
        hint: {
          en: 'Shown round beside the name; without it, initials.',
          id: 'Tampil bulat di samping nama; tanpa gambar, inisialnya.',
        },
      }),
    },
  }),
  pages: contentType({
    collection: 'page',
    publications: 'page_publication',
    path: '/',
    isOrdered: false,
    nameField: '',
    singletons: PAGE_NAMES,
    language: { words: words({ label: { en: 'Words', id: 'Teks' }, visibleIn: null }) },
    shared: {},
  }),
  studio: contentType({
    collection: 'studio',
    publications: 'studio_publication',
    path: '/',
    isOrdered: false,
    nameField: '',
    singletons: { [STUDIO_ENTRY]: { en: 'Studio', id: 'Studio' } },
    ...STUDIO_FIELDS,
  }),
} as const satisfies Record<ContentType, ContentTypeDefinition>;

export const PARTS = [...LOCALES, 'shared'] as const;
export type Part = (typeof PARTS)[number];

export type Values = Readonly<Record<string, unknown>>;

export type AnyDraft = Readonly<Record<Part, Values>>;

export type LanguageValues<Type extends ContentType> = ValuesOf<
  (typeof CONTENT_TYPES)[Type]['language']
>;
export type SharedValues<Type extends ContentType> = ValuesOf<
  (typeof CONTENT_TYPES)[Type]['shared']
>;

export interface NamedField extends Field {
  name: string;
}

export const namedFields = (fields: Fields): NamedField[] =>
  Object.entries(fields).map(([name, field]) => ({ ...field, name }));

export function fieldsOf(type: ContentType, part: Part): readonly NamedField[] {
  return namedFields(part === 'shared' ? CONTENT_TYPES[type].shared : CONTENT_TYPES[type].language);
}

export function findField(type: ContentType, name: string): NamedField | undefined {
  const { language, shared }: ContentTypeDefinition = CONTENT_TYPES[type];
  const field = language[name] ?? shared[name];
  return field && { ...field, name };
}

export const markdownField = (type: ContentType): NamedField | undefined =>
  fieldsOf(type, 'en').find((field) => field.type === 'markdown');

/** The Markdown, or else the first text; '' for a type without. */
export const mainField = (type: ContentType): string =>
  (markdownField(type) ?? fieldsOf(type, 'en').find((field) => field.type === 'text'))?.name ?? '';

export const isSingleton = (type: ContentType): boolean => singletonNames(type) !== undefined;

export function singletonNames(type: ContentType): ContentTypeDefinition['singletons'] {
  const { singletons }: ContentTypeDefinition = CONTENT_TYPES[type];
  return singletons;
}

export function hasText(type: ContentType, values: Values): boolean {
  return fieldsOf(type, 'en').some(({ name }) => !isEmptyValue(values[name]));
}

export const CREATABLE_TYPES: readonly ContentType[] = CONTENT_TYPE_NAMES.filter(
  (type) => !isSingleton(type),
);

export const ORDERED_TYPES: readonly ContentType[] = CONTENT_TYPE_NAMES.filter(
  (type) => CONTENT_TYPES[type].isOrdered,
);

/** `order` is between −MAX_ORDER and MAX_ORDER, as in `firestore.rules`. */
export const MAX_ORDER = 1_000_000;
