import { type Bilingual, type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { lengthOf } from '../characters.ts';
import { isRecord } from '../is-record.ts';
import { EMAIL_LENGTH } from '../lengths.ts';
import { PICTURE_ALT_LENGTH } from '../pictures/limits.ts';
import { UUID_PATTERN } from '../pictures/media.ts';
import { sameValue } from '../same-value.ts';
import type { ContentType } from './content-types.ts';
import { isTooComplex } from './markdown-limits.ts';
import { SLUG_LENGTH, isSlug } from './slug.ts';
import { type WordTree, isTree } from './words.ts';

/*
 * Constructors of fields. A field knows its words, its limit, its empty value, how a stored value is read and what is wrong
 * with a value at publication. Types of drafts and of public answers are inferred from the fields of a content type.
 */

/** A picture of an entry, served at `/media/{id}/{width}.{avif|webp}` in `MEDIA_WIDTHS`; sides of the largest size in pixels. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  alt: Bilingual<string>;
}

/** Where visitors get a field: in lists and on the page of the entry, or on that page alone. */
export type Place = 'list' | 'page';

/** Fields of one group share a fieldset of the form. */
export interface FieldGroup {
  label: Bilingual<string>;
  hint?: Bilingual<string>;
}

interface Options {
  label: Bilingual<string>;
  hint?: Bilingual<string>;
  /** True if it must not be empty at publication. */
  required?: boolean;
  /** `list` by default; null for what visitors do not get. */
  shownIn?: Place | null;
  /** Leaves the empty value out of public answers. */
  omitEmpty?: boolean;
  group?: FieldGroup;
  column?: 'start' | 'end';
  /** What visitors get where nothing is stored of the field. */
  standard?: Bilingual<unknown>;
}

interface TextOptions extends Options {
  limit: number;
  /** Rows of a long text; a single line without. */
  rows?: number;
  /** Both fields of a pair are filled in at publication, or neither. */
  pairedWith?: string;
}

interface ListOptions extends Options {
  limit: number;
  /** Label of one item; `{number}` stands for its place. */
  itemLabel: Bilingual<string>;
}

interface ItemsOptions extends ListOptions {
  /** True if an item is stored as the text of its one field. */
  isPlain?: boolean;
}

/**
 * `unreadable`: what is stored has another form than the field; `too-large`: the publication exceeds the size of a document;
 * `too-complex`: the Markdown exceeds `MARKDOWN_LIMITS`; `gone`: a picture is not stored any more; `equal`: an item has the name of
 * an earlier one; `unknown` and `lost`: a placeholder that the text may not have, or must. Only functions find `taken`, `gone`
 * and `too-large`.
 */
export type ProblemCode =
  | 'required'
  | 'too-long'
  | 'too-many'
  | 'malformed'
  | 'unreadable'
  | 'taken'
  | 'gone'
  | 'too-large'
  | 'too-complex'
  | 'markup'
  | 'address'
  | 'unknown'
  | 'lost'
  | 'equal';

/** Why a value cannot be published; `limit` in characters, items or kB. */
export interface FieldProblem {
  code: ProblemCode;
  limit?: number;
  /** The language of a missing alternative text. */
  locale?: Locale;
  /** The item of a list and its field. */
  item?: { index: number; field: string };
  /** The placeholder that is meant. */
  name?: string;
}

export type FieldType =
  | 'text'
  | 'markdown'
  | 'slug'
  | 'link'
  | 'email'
  | 'phone'
  | 'date'
  | 'year'
  | 'number'
  | 'price'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'picture'
  | 'pictures'
  | 'items'
  | 'words';

export interface Field<Value = unknown> extends Options {
  type: FieldType;
  empty: Value;
  required: boolean;
  shownIn: Place | null;
  limit?: number;
  rows?: number;
  pairedWith?: string;
  itemLabel?: Bilingual<string>;
  altHint?: Bilingual<string>;
  options?: readonly string[];
  optionName?(option: string, locale: Locale): string;
  to?: ContentType;
  fields?: Fields;
  isPlain?: boolean;
  /** Level below the heading of the page on which the Markdown is shown. */
  topHeading?: number;
  /** Reads a stored value and never fails: a value of another form reads as the empty one, an item of another form is left out. */
  read(stored: unknown): Value;
  /** What is wrong with a value that is not empty. */
  problems(value: Value): FieldProblem[];
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<One extends Field> = ReturnType<One['read']>;

export type ValuesOf<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };

function define<Value, Empty extends Value, Type extends FieldType, Given extends Options>(
  type: Type,
  given: Given,
  behaviour: Pick<Field<Value>, 'read' | 'problems'> & { empty: Empty },
): Field<Value> & Given & { type: Type; empty: Empty } {
  const defaults = { required: false, shownIn: 'list' as const };
  return { ...defaults, ...behaviour, ...given, type };
}

const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

const readList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function textProblems(text: string, limit: number, isValid?: (text: string) => boolean) {
  if (lengthOf(text) > limit) return [{ code: 'too-long' as const, limit }];
  return isValid === undefined || isValid(text) ? [] : [{ code: 'malformed' as const }];
}

const textual = (limit: number, isValid?: (text: string) => boolean) => ({
  empty: '' as const,
  read: readText,
  problems: (text: string) => textProblems(text, limit, isValid),
});

export function isWebLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

export const text = <const Given extends TextOptions>(given: Given) =>
  define('text', given, textual(given.limit));

/** Visitors get its HTML under the name `html`; a content type has one at most. */
export const markdown = <const Given extends TextOptions & { topHeading: number }>(given: Given) =>
  define('markdown', given, {
    ...textual(given.limit),
    problems: (value: string): FieldProblem[] => {
      const problems = textProblems(value, given.limit);
      if (problems.length > 0 || !isTooComplex(value)) return problems;
      return [{ code: 'too-complex' }];
    },
  });

/** The last part of the path of an entry. */
export const slug = <const Given extends Options>(given: Given) =>
  define('slug', { limit: SLUG_LENGTH, ...given }, textual(SLUG_LENGTH, isSlug));

const LINK_LENGTH = 500;
export const link = <const Given extends Options>(given: Given) =>
  define('link', { limit: LINK_LENGTH, ...given }, textual(LINK_LENGTH, isWebLink));

const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
export const email = <const Given extends Options>(given: Given) =>
  define(
    'email',
    { limit: EMAIL_LENGTH, ...given },
    {
      ...textual(EMAIL_LENGTH, (value) => EMAIL_ADDRESS.test(value)),
    },
  );

/** E.164: a plus sign, the country code and the number. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const PHONE_LENGTH = 16;
export const phone = <const Given extends Options>(given: Given) =>
  define(
    'phone',
    { limit: PHONE_LENGTH, ...given },
    {
      ...textual(PHONE_LENGTH, (value) => PHONE_NUMBER.test(value)),
    },
  );

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** A calendar day as `yyyy-mm-dd`. */
export const date = <const Given extends Options>(given: Given) =>
  define('date', { limit: 10, ...given }, textual(10, isDate));

export const year = <const Given extends Options>(given: Given) =>
  define('year', { limit: 4, ...given }, textual(4, isYear));

const REFERENCE_LENGTH = 128;
/** The id of an entry of a content type; '' for none. */
export const reference = <const Given extends Options>(to: ContentType, given: Given) =>
  define('reference', { to, limit: REFERENCE_LENGTH, ...given }, textual(REFERENCE_LENGTH));

const numeric = (isValid: (value: number) => boolean) => ({
  empty: null,
  read: (stored: unknown) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  problems: (value: number | null): FieldProblem[] =>
    value === null || isValid(value) ? [] : [{ code: 'malformed' }],
});

/** A whole number within bounds. */
export const number = <const Given extends Options & { min: number; max: number }>(given: Given) =>
  define(
    'number',
    given,
    numeric((value) => Number.isInteger(value) && value >= given.min && value <= given.max),
  );

export const price = <const Given extends Options>(given: Given) =>
  define(
    'price',
    given,
    numeric((value) => Number.isSafeInteger(value) && value >= 0),
  );

interface ChoiceOptions<Option extends string> extends Options {
  optionName(option: Option, locale: Locale): string;
}

/** One of some options; `empty` is one of them. */
export const choice = <
  const Option extends string,
  const Given extends ChoiceOptions<Option> & { empty: Option },
>(
  options: readonly Option[],
  given: Given,
) =>
  define(
    'choice',
    { options, ...given },
    {
      empty: given.empty,
      read: (stored: unknown) => options.find((option) => option === stored) ?? given.empty,
      problems: (): FieldProblem[] => [],
    },
  );

export const choices = <const Option extends string, const Given extends ChoiceOptions<Option>>(
  options: readonly Option[],
  given: Given,
) =>
  define(
    'choices',
    { options, ...given },
    {
      empty: [],
      read: (stored: unknown) => {
        const known = readList(stored).flatMap(
          (one) => options.find((option) => option === one) ?? [],
        );
        return [...new Set(known)];
      },
      problems: (): FieldProblem[] => [],
    },
  );

const PICTURE_ID = new RegExp(`^${UUID_PATTERN}$`);

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000;

function readPicture(stored: unknown): Picture | null {
  if (!isRecord(stored)) return null;
  const { id, width, height, alt } = stored;
  if (typeof id !== 'string' || !PICTURE_ID.test(id) || !isSide(width) || !isSide(height)) {
    return null;
  }
  const texts = isRecord(alt) ? alt : {};
  return {
    ...stored,
    id,
    width,
    height,
    alt: inEachLocale((locale) => readText(texts[locale])),
  };
}

function pictureProblems(pictures: readonly Picture[]): FieldProblem[] {
  const has = (test: (alt: string) => boolean) => (locale: Locale) =>
    pictures.some(({ alt }) => test(alt[locale]));
  return [
    ...LOCALES.filter(has((alt) => alt.trim() === '')).map((locale) => ({
      code: 'required' as const,
      locale,
    })),
    ...LOCALES.filter(has((alt) => lengthOf(alt) > PICTURE_ALT_LENGTH)).map((locale) => ({
      code: 'too-long' as const,
      limit: PICTURE_ALT_LENGTH,
      locale,
    })),
  ];
}

const tooMany = (items: readonly unknown[], limit: number): FieldProblem[] =>
  items.length > limit ? [{ code: 'too-many', limit }] : [];

/** A picture must have its alternative text in both languages at publication. */
export const picture = <const Given extends Options>(given: Given) =>
  define(
    'picture',
    { column: 'end' as const, ...given },
    {
      empty: null,
      read: readPicture,
      problems: (value: Picture | null) => pictureProblems(value === null ? [] : [value]),
    },
  );

export const pictures = <const Given extends ListOptions & { altHint?: Bilingual<string> }>(
  given: Given,
) =>
  define(
    'pictures',
    { column: 'end' as const, ...given },
    {
      empty: [],
      read: (stored: unknown) => readList(stored).flatMap((one) => readPicture(one) ?? []),
      problems: (value: readonly Picture[]) => [
        ...tooMany(value, given.limit),
        ...pictureProblems(value),
      ],
    },
  );

export const items = <const Inner extends Fields, const Given extends ItemsOptions>(
  fields: Inner,
  given: Given,
) =>
  define(
    'items',
    { fields, ...given },
    {
      empty: [],
      read: (stored: unknown): readonly (ValuesOf<Inner> | string)[] =>
        given.isPlain === true
          ? readList(stored).filter((item) => typeof item === 'string')
          : readList(stored)
              .filter(isTree)
              .map((item) => ({ ...item, ...readFields(fields, item) })),
      problems: (value: readonly (ValuesOf<Inner> | string)[]): FieldProblem[] => {
        const all = itemsIn(fields, value);
        const names = all.map((item) => Object.values(item)[0]);
        return [
          ...tooMany(value, given.limit),
          ...all.flatMap((item, index) => [
            ...(names.indexOf(names[index]) < index
              ? [{ code: 'equal' as const, item: { index, field: Object.keys(fields)[0] ?? '' } }]
              : []),
            ...Object.entries<Field>(fields).flatMap(([name, field]) =>
              problemsOf(field, item[name]).map((problem) => ({
                ...problem,
                item: { index, field: name },
              })),
            ),
          ]),
        ];
      },
    },
  );

/** The items of a list by the names of their fields. */
export const itemsIn = (fields: Fields, value: unknown): Readonly<Record<string, unknown>>[] =>
  readList(value).map((item) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, isTree(item) ? item[name] : item])),
  );

/** What is stored of the words of a page; the fields of its texts follow from the standard text (`word-fields.ts`). */
export const words = <const Given extends Options>(given: Given) =>
  define('words', given, {
    empty: {},
    read: (stored: unknown) => (isTree(stored) ? (stored as WordTree) : {}),
    problems: (): FieldProblem[] => [],
  });

/** Reads the values of fields; what is missing reads as the empty value. */
export function readFields<All extends Fields>(fields: All, stored: unknown): ValuesOf<All> {
  const values = isRecord(stored) ? stored : {};
  const read = Object.entries(fields).map(([name, field]) => [name, field.read(values[name])]);
  return Object.fromEntries(read) as ValuesOf<All>;
}

/** True if nothing is stored, or a value of the form of the field. */
export const isReadable = (field: Field, stored: unknown): boolean =>
  stored === undefined || sameValue(stored, field.read(stored));

/** True for a text of white space alone, for nothing, for an empty list, and for words of which nothing is stored. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (isTree(value)) {
    return Object.values(value).every((one) => one === null || (isTree(one) && isEmptyValue(one)));
  }
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Why a value cannot be published. @param isRequired as the field says, or as its pair does */
export function problemsOf(
  field: Field,
  value: unknown,
  isRequired = field.required,
): FieldProblem[] {
  if (!isEmptyValue(value)) return field.problems(value);
  return isRequired ? [{ code: 'required' }] : [];
}

export function picturesIn({ type, fields = {} }: Field, value: unknown): Picture[] {
  if (type === 'picture') return [readPicture(value) ?? []].flat();
  if (type === 'words')
    return isTree(value) ? Object.values(value).flatMap((one) => readPicture(one) ?? []) : [];
  if (type === 'pictures') return readList(value).flatMap((one) => readPicture(one) ?? []);
  if (type !== 'items') return [];
  return readList(value)
    .filter(isRecord)
    .flatMap((item) =>
      Object.entries(fields).flatMap(([name, field]) => picturesIn(field, item[name])),
    );
}
