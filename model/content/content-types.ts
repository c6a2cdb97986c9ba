import { type Founder, FOUNDERS, describeFounders } from '#studio/founders.ts';
import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { SERVICES, SERVICE_NAMES } from '#studio/services.ts';
import type { CollectionName } from '../collections.ts';
import {
  choice,
  choices,
  link,
  markdown,
  picture,
  pictures,
  reference,
  slug,
  text,
  words,
  year,
} from './field-types.ts';
import {
  type Field,
  type FieldGroup,
  type FieldOptions,
  type Fields,
  type ValuesOf,
  isEmptyValue,
} from './fields.ts';
import { MARKDOWN_LIMITS } from './markdown-limits.ts';
import { LIST_PATHS } from './paths.ts';
import { STUDIO_FIELDS } from './studio-fields.ts';
import { type ContentType, CONTENT_TYPE_NAMES } from './type-names.ts';
import { PAGE_NAMES, STUDIO_ENTRY } from './words.ts';

/* Drafts, forms, publications, answers, the export and their types follow from these rows. Public pages import types alone. */

interface ContentTypeDefinition {
  collection: CollectionName;
  publications: CollectionName;
  path: string;
  /** By admins; otherwise the latest publication comes first. */
  isOrdered: boolean;
  /** '' for a type with `singletons`. */
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

const STORY: FieldGroup = {
  label: { en: 'The project’s story', id: 'Cerita proyek' },
  hint: {
    en: 'All of this may stay empty. The project’s page shows what is filled in.',
    id: 'Semuanya boleh kosong. Halaman proyek menampilkan yang terisi saja.',
  },
};

const story = (given: Pick<FieldOptions, 'label' | 'hint'>) =>
  text({ ...given, limit: 1500, rows: 4, visibleIn: 'page', group: STORY });

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
        omitEmpty: true,
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
      situation: story({
        label: { en: 'Situation', id: 'Keadaan awal' },
        hint: {
          en: 'What bothered the client before. In their words, where possible.',
          id: 'Apa yang merepotkan klien sebelumnya. Kalau bisa, dengan kata-kata mereka.',
        },
      }),
      decision: story({
        label: { en: 'What was decided', id: 'Yang diputuskan' },
        hint: {
          en: 'What you chose to do, and why that.',
          id: 'Apa yang Anda pilih untuk dikerjakan, dan mengapa itu.',
        },
      }),
      outcome: story({
        label: { en: 'What changed', id: 'Yang berubah' },
        hint: {
          en: 'What is different since. Only what the client can confirm.',
          id: 'Apa yang berbeda sejak itu. Cukup yang bisa dibenarkan klien.',
        },
      }),
      figure: text({
        label: { en: 'Figure', id: 'Angka' },
        hint: {
          en: 'The change in one number, as this language writes it: 62% or 1.5',
          id: 'Perubahannya dalam satu angka, sesuai penulisan bahasa ini: 62% atau 1,5',
        },
        limit: 20,
        pairedWith: 'unit',
        group: STORY,
      }),
      unit: text({
        label: { en: 'Its unit', id: 'Satuannya' },
        hint: {
          en: 'What the number counts, for example: fewer typing errors',
          id: 'Apa yang dihitung angka itu, misalnya: lebih sedikit salah ketik',
        },
        limit: 60,
        pairedWith: 'figure',
        group: STORY,
      }),
    },
    shared: {
      slug: address,
      cover,
      screens: pictures({
        label: { en: 'Screens', id: 'Tampilan' },
        itemLabel: { en: 'Screen {number}', id: 'Tampilan {number}' },
        hint: {
          en: 'Up to six pictures of the work: upright ones in a phone, others in a browser’s window.',
          id: 'Paling banyak enam gambar hasil kerja: yang tegak tampil dalam ponsel, lainnya dalam jendela browser.',
        },
        altHint: {
          en: 'Everybody reads it below the picture.',
          id: 'Dibaca semua orang di bawah gambar.',
        },
        limit: 6,
        visibleIn: 'page',
      }),
      link: link({
        label: { en: 'Link to the finished work', id: 'Tautan ke hasil kerja' },
        hint: { en: 'With https://, or empty', id: 'Dengan https://, atau kosongkan' },
        visibleIn: 'page',
      }),
      year: year({
        label: { en: 'Year', id: 'Tahun' },
        hint: {
          en: 'In which it was finished, or empty',
          id: 'Tahun selesainya, atau kosongkan',
        },
      }),
      services: choices(SERVICES, {
        label: { en: 'Services', id: 'Layanan' },
        hint: {
          en: 'The project’s page links to them.',
          id: 'Halaman proyek menautkannya.',
        },
        optionName: (service, locale) => SERVICE_NAMES[locale][service],
        visibleIn: 'page',
      }),
      testimonial: reference({
        to: 'testimonials',
        label: { en: 'The client’s testimonial', id: 'Testimoni klien' },
        hint: {
          en: 'Shown on the project’s page while it is published.',
          id: 'Tampil di halaman proyek selama masih terbit.',
        },
        visibleIn: null,
      }),
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
        omitEmpty: true,
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

const named = (fields: Fields): NamedField[] =>
  Object.entries(fields).map(([name, field]) => ({ ...field, name }));

export function fieldsOf(type: ContentType, part: Part): readonly NamedField[] {
  return named(part === 'shared' ? CONTENT_TYPES[type].shared : CONTENT_TYPES[type].language);
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

export const OPEN_TYPES: readonly ContentType[] = CONTENT_TYPE_NAMES.filter(
  (type) => !isSingleton(type),
);

export const ORDERED_TYPES: readonly ContentType[] = CONTENT_TYPE_NAMES.filter(
  (type) => CONTENT_TYPES[type].isOrdered,
);

/** `order` is between −MAX_ORDER and MAX_ORDER, as in `firestore.rules`. */
export const MAX_ORDER = 1_000_000;
