import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { lengthOf } from '../characters.ts';
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
  plainTextProblems,
  problemsOf,
  publicValue,
  readFields,
  readList,
  readPicture,
  readPictures,
  readText,
} from './fields.ts';
import { isTooComplex } from './markdown-limits.ts';
import { type Pattern, isPrice, PATTERNS, priceExample } from './patterns.ts';
import { type WordTree, isTree } from './words.ts';

interface TextOptions extends FieldOptions {
  limit: number;
  rows?: number;
  /** Both fields of a pair are filled in at publication, or neither. */
  pairedWith?: string;
}

interface ListOptions extends FieldOptions {
  limit: number;
  itemLabel: Bilingual<string>;
}

interface ItemsOptions extends ListOptions {
  /** True if an item is stored as the text of its one field. */
  isPlain?: boolean;
}

function define<Value, Empty extends Value, Type extends FieldType, Given extends FieldOptions>(
  type: Type,
  given: Given,
  behaviour: Pick<Field<Value>, 'read' | 'problems' | 'clean'> & { empty: Empty },
): Field<Value> & Given & { type: Type; empty: Empty } {
  const defaults = { required: false, visibleIn: 'list' as const };
  return { ...defaults, ...behaviour, ...given, type };
}

const textProblems = (text: string, limit: number): FieldProblem[] =>
  lengthOf(text) > limit ? [{ code: 'too-long', limit }] : [];

const textual = (limit: number) => ({
  empty: '' as const,
  read: readText,
  problems: (text: string) => textProblems(text, limit),
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

const patternText =
  <Type extends FieldType>(type: Type, { limit, example, parse }: Pattern) =>
  <const Given extends FieldOptions>(given: Given) =>
    define(
      type,
      { limit, ...given },
      {
        ...textual(limit),
        problems: (value: string): FieldProblem[] => {
          const problems = textProblems(value, limit);
          if (problems.length > 0) return problems;
          return parse(value) === null ? [{ code: 'malformed', example }] : [];
        },
        clean: (value: string) => parse(value) ?? value,
      },
    );

export const slug = patternText('slug', PATTERNS.slug);
export const link = patternText('link', PATTERNS.link);
export const email = patternText('email', PATTERNS.email);
export const phone = patternText('phone', PATTERNS.phone);
export const whatsAppLink = patternText('link', PATTERNS.whatsAppLink);
export const date = patternText('date', PATTERNS.date);
export const year = patternText('year', PATTERNS.year);

/** The id of an entry of a content type; '' for none. */
export const reference = <const Given extends FieldOptions>(given: Given) =>
  define('reference', { limit: 128, ...given }, textual(128));

/** A text without markup, address with a colon, or braces. */
export function plainText<One extends Field<string>>(field: One): One {
  const problems = (value: string): FieldProblem[] => [
    ...field.problems(value),
    ...plainTextProblems(value),
    ...Array.from(value.matchAll(/\{([^{}]*)\}?|\}/g), ([, name = '']) => ({
      code: 'placeholder' as const,
      name,
    })),
  ];
  return { ...field, problems };
}

/** A field whose standard visitors get while nothing is stored. */
export const withStandard = <Value, Standard extends Value>(
  field: Field<Value>,
  standard: Bilingual<Standard>,
): Omit<Field<Value | null>, 'standard'> & { standard: Bilingual<Standard> } => ({
  ...field,
  standard,
  empty: null,
  read: (stored) => ((stored ?? null) === null ? null : field.read(stored)),
  problems: (value) => (value === null ? [] : field.problems(value)),
  clean: (value) => (value === null ? null : (field.clean?.(value) ?? value)),
});

const integer = (exampleFor: (value: number) => string, isValid: (value: number) => boolean) => ({
  empty: null,
  read: (stored: unknown) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  problems: (value: number | null): FieldProblem[] =>
    value === null || (Number.isInteger(value) && isValid(value))
      ? []
      : [{ code: 'malformed', example: exampleFor(value) }],
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
    integer(
      () => `${given.min}–${given.max}`,
      (value) => value >= given.min && value <= given.max,
    ),
  );

export const price = <const Given extends FieldOptions>(given: Given) =>
  define('price', given, integer(priceExample, isPrice));

interface ChoiceOptions<Option extends string> extends FieldOptions {
  optionName(option: Option, locale: Locale): string;
}

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
      clean: (value: readonly (ValuesOf<Inner> | string)[]) =>
        value.map((item) =>
          typeof item === 'string'
            ? item.trim()
            : {
                ...item,
                ...(Object.fromEntries(
                  Object.entries<Field>(fields).map(([name, field]) => [
                    name,
                    publicValue(field, (item as Record<string, unknown>)[name]),
                  ]),
                ) as ValuesOf<Inner>),
              },
        ),
      problems: (value: readonly (ValuesOf<Inner> | string)[]): FieldProblem[] => {
        const all = itemsIn(fields, value);
        const names = all.map((item) => Object.values(item)[0]);
        return [
          ...tooMany(value, given.limit),
          ...all.flatMap((item, index) => [
            ...(names.indexOf(names[index]) < index
              ? [
                  {
                    code: 'duplicate' as const,
                    item: { index, field: Object.keys(fields)[0] ?? '' },
                  },
                ]
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
