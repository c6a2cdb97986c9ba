import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { lengthOf } from '../characters.ts';
import { EMAIL_LENGTH } from '../lengths.ts';
import { PICTURE_ALT_LENGTH } from '../pictures/limits.ts';
import {
  type Field,
  type FieldOptions,
  type FieldProblem,
  type Fields,
  type FieldType,
  type Picture,
  type ValuesOf,
  itemsIn,
  problemsOf,
  readFields,
  readList,
  readPicture,
  readPictures,
  readText,
} from './fields.ts';
import { isTooComplex } from './markdown-limits.ts';
import { SLUG_LENGTH, isSlug } from './slug.ts';
import { type WordTree, isTree } from './words.ts';

interface TextOptions extends FieldOptions {
  limit: number;
  rows?: number;
  /** Both fields of a pair are filled in at publication, or neither. */
  pairedWith?: string;
}

interface ListOptions extends FieldOptions {
  limit: number;
  /** `{number}` stands for its place. */
  itemLabel: Bilingual<string>;
}

interface ItemsOptions extends ListOptions {
  /** True if an item is stored as the text of its one field. */
  isPlain?: boolean;
}

function define<Value, Empty extends Value, Type extends FieldType, Given extends FieldOptions>(
  type: Type,
  given: Given,
  behaviour: Pick<Field<Value>, 'read' | 'problems'> & { empty: Empty },
): Field<Value> & Given & { type: Type; empty: Empty } {
  const defaults = { required: false, shownIn: 'list' as const };
  return { ...defaults, ...behaviour, ...given, type };
}

function textProblems(text: string, limit: number, isValid?: (text: string) => boolean) {
  if (lengthOf(text) > limit) return [{ code: 'too-long' as const, limit }];
  return isValid === undefined || isValid(text) ? [] : [{ code: 'malformed' as const }];
}

const textual = (limit: number, isValid?: (text: string) => boolean) => ({
  empty: '' as const,
  read: readText,
  problems: (text: string) => textProblems(text, limit, isValid),
});

export const text = <const Given extends TextOptions>(given: Given) =>
  define('text', given, textual(given.limit));

/** Visitors get it as `html`; a content type has one at most. */
export const markdown = <const Given extends TextOptions & { topHeading: number }>(given: Given) =>
  define('markdown', given, {
    ...textual(given.limit),
    problems: (value: string): FieldProblem[] => {
      const problems = textProblems(value, given.limit);
      if (problems.length > 0 || !isTooComplex(value)) return problems;
      return [{ code: 'too-complex' }];
    },
  });

/** Texts of one line with a limit and a form of their own. */
export const formed =
  <Type extends FieldType>(type: Type, limit: number, isValid?: (value: string) => boolean) =>
  <const Given extends FieldOptions>(given: Given) =>
    define(type, { limit, ...given }, textual(limit, isValid));

export const matching = (pattern: RegExp) => (value: string) => pattern.test(value);

export const slug = formed('slug', SLUG_LENGTH, isSlug);

export const link = formed(
  'link',
  500,
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
);

export const email = formed(
  'email',
  EMAIL_LENGTH,
  matching(/^[^\s@<>?]+@[^\s@<>?]+\.[^\s@<>?.]+$/),
);

/** E.164: a plus sign, the country code and the number. */
export const phone = formed('phone', 16, matching(/^\+[1-9]\d{6,14}$/));

/** A calendar day as `yyyy-mm-dd`. */
export const date = formed(
  'date',
  10,
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
);

export const year = formed('year', 4, matching(/^(?:19|20)\d\d$/));

/** The id of an entry of a content type; '' for none. */
export const reference = formed('reference', 128);

const numeric = (isValid: (value: number) => boolean) => ({
  empty: null,
  read: (stored: unknown) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  problems: (value: number | null): FieldProblem[] =>
    value === null || isValid(value) ? [] : [{ code: 'malformed' }],
});

interface NumberOptions extends FieldOptions {
  min: number;
  max: number;
  /** Names the field of an earlier hour. */
  after?: string;
}

export const number = <const Given extends NumberOptions>(given: Given) =>
  define(
    'number',
    given,
    numeric((value) => Number.isInteger(value) && value >= given.min && value <= given.max),
  );

export const price = <const Given extends FieldOptions>(given: Given) =>
  define(
    'price',
    given,
    numeric((value) => Number.isSafeInteger(value) && value >= 0),
  );

interface ChoiceOptions<Option extends string> extends FieldOptions {
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

export const picture = <const Given extends FieldOptions>(given: Given) =>
  define('picture', given, {
    empty: null,
    read: readPicture,
    problems: (value: Picture | null) => pictureProblems(value === null ? [] : [value]),
  });

export const pictures = <const Given extends ListOptions & { altHint?: Bilingual<string> }>(
  given: Given,
) =>
  define('pictures', given, {
    empty: [],
    read: readPictures,
    problems: (value: readonly Picture[]) => [
      ...tooMany(value, given.limit),
      ...pictureProblems(value),
    ],
  });

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

export const words = <const Given extends FieldOptions>(given: Given) =>
  define('words', given, {
    empty: {},
    read: (stored: unknown) => (isTree(stored) ? (stored as WordTree) : {}),
    problems: (): FieldProblem[] => [],
  });
