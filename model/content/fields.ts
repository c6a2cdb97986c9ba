import { type Bilingual, type Locale, inEachLocale } from '#studio/locale.ts';
import { isRecord } from '../is-record.ts';
import { UUID_PATTERN } from '../pictures/media.ts';
import { sameValue } from '../same-value.ts';
import type { ContentType } from './type-names.ts';
import { isTree } from './words.ts';

/* How values of fields are read and judged. `field-types.ts` makes the fields; types of drafts and answers are inferred. */

/** Served at `/media/{id}/{width}.{avif|webp}` in `MEDIA_WIDTHS`; sides of the largest size in pixels. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  alt: Bilingual<string>;
}

/** `list`: in lists and on the entry's page; `page`: on that page alone. */
export type Visibility = 'list' | 'page';

export interface FieldGroup {
  /** Names of facts stand in braces. */
  label: Bilingual<string>;
  hint?: Bilingual<string>;
}

export interface FieldOptions {
  label: Bilingual<string>;
  hint?: Bilingual<string>;
  required?: boolean;
  visibleIn?: Visibility | null;
  group?: FieldGroup;
}

export type ProblemCode =
  | 'required'
  | 'too-long'
  /** A word that a menu would break. */
  | 'long-word'
  | 'too-early'
  /** The last day of a text is over. */
  | 'past'
  | 'too-many'
  | 'malformed'
  | 'invisible'
  /** Stored in another form than the field's. */
  | 'unreadable'
  /** Found by functions alone, like `picture-missing` and `too-large`. */
  | 'slug-taken'
  | 'picture-missing'
  | 'too-large'
  | 'too-complex'
  | 'markup'
  | 'contains-url'
  /** The text has no placeholders. */
  | 'placeholder'
  /** `example` names those that the text may have. */
  | 'placeholder-unknown'
  | 'placeholder-missing'
  | 'duplicate';

/** Why a value cannot be published; `limit` in characters, items or kB. */
export interface FieldProblem {
  code: ProblemCode;
  limit?: number;
  locale?: Locale;
  item?: { index: number; field: string };
  name?: string;
  example?: string;
}

export interface Problem extends FieldProblem {
  field: string;
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

export interface Field<Value = unknown> extends FieldOptions {
  standard?: Bilingual<unknown>;
  type: FieldType;
  empty: Value;
  required: boolean;
  visibleIn: Visibility | null;
  limit?: number;
  rows?: number;
  pairedWith?: string;
  after?: string;
  lastDayOf?: string;
  itemLabel?: Bilingual<string>;
  altHint?: Bilingual<string>;
  options?: readonly string[];
  optionName?(option: string, locale: Locale): string;
  to?: ContentType;
  fields?: Fields;
  isPlain?: boolean;
  /** Level below the heading of the page on which the Markdown is shown. */
  topHeading?: number;
  /** Never fails: a value of another form reads as the empty one, such an item is left out. */
  read(stored: unknown): Value;
  /** Problems of a trimmed value that is not empty. */
  problems(value: Value): FieldProblem[];
  /** A value without problems in the form that links and data need; people paste others. */
  clean?(value: Value): Value;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<One extends Field> = ReturnType<One['read']>;

export type ValuesOf<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };

export const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

export const readList = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];

const PICTURE_ID = new RegExp(`^${UUID_PATTERN}$`);

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000;

export function readPicture(stored: unknown): Picture | null {
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

export const readPictures = (stored: unknown): Picture[] =>
  readList(stored).flatMap((one) => readPicture(one) ?? []);

export const itemsIn = (fields: Fields, value: unknown): Readonly<Record<string, unknown>>[] =>
  readList(value).map((item) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, isTree(item) ? item[name] : item])),
  );

export function readFields<All extends Fields>(fields: All, stored: unknown): ValuesOf<All> {
  const values = isRecord(stored) ? stored : {};
  const read = Object.entries(fields).map(([name, field]) => [name, field.read(values[name])]);
  return Object.fromEntries(read) as ValuesOf<All>;
}

/** True if nothing is stored, or a value of the form of the field. */
export const isReadable = (field: Field, stored: unknown): boolean =>
  stored === undefined || sameValue(stored, field.read(stored));

/** True for nothing, white space, an empty list, and words of which nothing is stored. */
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
  if (!isEmptyValue(value)) return field.problems(trimmed(value));
  const isStandard = field.standard !== undefined && (value ?? null) === null;
  return isRequired && !isStandard ? [{ code: 'required' }] : [];
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** The public form of a stored value. */
export function publicValue(field: Field, stored: unknown): unknown {
  const value = trimmed(field.read(stored));
  return isEmptyValue(value) || field.clean === undefined ? value : field.clean(value);
}

export function picturesIn({ type, fields = {} }: Field, value: unknown): Picture[] {
  switch (type) {
    case 'picture':
      return readPictures([value]);
    case 'pictures':
      return readPictures(value);
    case 'words':
      return readPictures(isTree(value) ? Object.values(value) : []);
    case 'items':
      return readList(value)
        .filter(isRecord)
        .flatMap((item) =>
          Object.entries(fields).flatMap(([name, field]) => picturesIn(field, item[name])),
        );
    default:
      return [];
  }
}

const MARKUP = /<[a-z!/?]/i;
const URL_SCHEME = /\b[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|vbscript|data|mailto|tel):\S/i;
/** Control characters, and those that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const plainTextProblems = (value: string): FieldProblem[] => [
  ...(MARKUP.test(value) ? [{ code: 'markup' as const }] : []),
  ...(URL_SCHEME.test(value) ? [{ code: 'contains-url' as const }] : []),
  ...(CONTROL.test(value) ? [{ code: 'invisible' as const }] : []),
];
