import { type Locale, LOCALES } from '#studio/locale.ts';
import { type Draft, textIn, valueIn } from './draft.ts';
import {
  type ContentKind,
  type Field,
  type FieldName,
  type FieldValue,
  type Picture,
  fieldsOf,
  picturesIn,
} from './kinds.ts';
import { isTooComplex } from './markdown-limits.ts';
import { isSlug } from './slug.ts';

/**
 * `too-large`: what visitors get would not fit into the database; `too-complex`: the Markdown exceeds `MARKDOWN_LIMITS`;
 * `gone`: the image is no longer stored. Only the function finds `too-large`, `gone` and `taken`.
 */
export type ProblemCode =
  | 'required'
  | 'too-long'
  | 'malformed'
  | 'taken'
  | 'gone'
  | 'too-large'
  | 'too-complex';

/** What prevents publishing; `limit` in characters with `too-long`, in kB with `too-large`. */
export interface Problem {
  field: FieldName;
  code: ProblemCode;
  limit?: number;
  /** The language that lacks it, for an alternative text. */
  locale?: Locale;
}

/** True for a year of this century or the last one. */
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** True for an http or https address. */
export function isWorkLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
}

const FORMS: Partial<Record<Field['type'], (text: string) => boolean>> = {
  slug: isSlug,
  link: isWorkLink,
  year: isYear,
};

function pictureProblems(field: FieldName, pictures: readonly Picture[]): Problem[] {
  const isSilent = (locale: Locale) => pictures.some(({ alt }) => alt[locale].trim() === '');
  return LOCALES.filter(isSilent).map((locale) => ({ field, code: 'required', locale }));
}

function fieldProblems(field: Field, value: FieldValue, isRequired: boolean): Problem[] {
  const { name, type, limit } = field;
  if (typeof value !== 'string') return pictureProblems(name, picturesIn(field, value));
  if (value.trim() === '') return isRequired ? [{ field: name, code: 'required' }] : [];
  if (value.length > limit) return [{ field: name, code: 'too-long', limit }];
  if (type === 'markdown' && isTooComplex(value)) return [{ field: name, code: 'too-complex' }];
  return FORMS[type]?.(value) === false ? [{ field: name, code: 'malformed' }] : [];
}

/**
 * What prevents publishing a language of a draft, in the order of its fields; drafts themselves are not validated. Whether
 * the address is free and pictures are stored, only the function can tell.
 */
export function findProblems(kind: ContentKind, draft: Draft, locale: Locale): Problem[] {
  const hasValue = (name: FieldName) => textIn(draft, locale, name).trim() !== '';
  const text = fieldsOf(kind, locale).flatMap((field) => {
    const isRequired = field.pairedWith === undefined ? field.required : hasValue(field.pairedWith);
    return fieldProblems(field, valueIn(draft, locale, field.name), isRequired);
  });
  const shared = fieldsOf(kind, 'shared').flatMap((field) =>
    fieldProblems(field, valueIn(draft, 'shared', field.name), field.required),
  );
  return [...text, ...shared];
}
