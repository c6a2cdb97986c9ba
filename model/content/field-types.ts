import { type Bilingual, type Locale, LOCALES } from '#studio/locale.ts';
import { lengthOf } from '../characters.ts';
import { isEmail, normaliseEmail } from '../contact/email.ts';
import { parsePhone } from '../contact/phone.ts';
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
  behaviour: Pick<Field<Value>, 'read' | 'problems' | 'clean'> & { empty: Empty },
): Field<Value> & Given & { type: Type; empty: Empty } {
  const defaults = { required: false, visibleIn: 'list' as const };
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

interface Pattern {
  limit: number;
  example: string;
  /** The public form of what people type; null for what is no such value. */
  parse: (typed: string) => string | null;
}

/** Factory for one-line text fields with a pattern. */
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

const matches = (isValid: (value: string) => boolean) => (typed: string) =>
  isValid(typed) ? typed : null;

export const slug = patternText('slug', {
  limit: SLUG_LENGTH,
  example: 'notes-on-backups',
  parse: matches(isSlug),
});

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

function parseLink(typed: string): string | null {
  const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && /.\../.test(url.hostname);
  if (!isWeb || /[\s@]/.test(typed.split(/[/?#]/)[0] ?? '')) return null;
  return SCHEME.test(typed) ? typed : `https://${typed}`;
}

export const link = patternText('link', {
  limit: 500,
  example: 'https://www.instagram.com/nama',
  parse: parseLink,
});

export const email = patternText('email', {
  limit: EMAIL_LENGTH,
  example: 'halo@nama.example',
  parse: (typed) => matches(isEmail)(normaliseEmail(typed)),
});

/** E.164: a plus sign, the country code and the number. */
function parseNumber(typed: string): string | null {
  const parsed = parsePhone(typed);
  return 'phone' in parsed && parsed.phone !== '' ? parsed.phone : null;
}

export const phone = patternText('phone', {
  limit: 40,
  example: '+62 812-3456-7890',
  parse: parseNumber,
});

const MESSAGE_LINK = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/(?<path>message\/\w+)\/?$/i;

function parseWhatsApp(typed: string): string | null {
  const { path } = MESSAGE_LINK.exec(typed)?.groups ?? {};
  if (path !== undefined) return `https://wa.me/${path}`;
  const found = parseNumber(typed);
  return found === null ? null : `https://wa.me/${found.slice(1)}`;
}

/** The link to a chat; its number may be typed. */
export const whatsAppLink = patternText('link', {
  limit: 300,
  example: 'https://wa.me/6281234567890',
  parse: parseWhatsApp,
});

/** A calendar day as `yyyy-mm-dd`. */
export const date = patternText('date', {
  limit: 10,
  example: '2027-01-31',
  parse: matches((value) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN;
    return !Number.isNaN(day) && new Date(day).toISOString().startsWith(value);
  }),
});

export const year = patternText('year', {
  limit: 4,
  example: '2026',
  parse: matches((value) => /^(?:19|20)\d\d$/.test(value)),
});

/** The id of an entry of a content type; '' for none. */
export const reference = <const Given extends FieldOptions>(given: Given) =>
  define('reference', { limit: 128, ...given }, textual(128));

/** A text of which visitors get the words alone: no markup, no address with a colon, nothing in braces. */
export function withoutMarkup<One extends Field<string>>(field: One): One {
  const problems = (value: string): FieldProblem[] => [
    ...field.problems(value),
    ...plainTextProblems(value),
    ...Array.from(value.matchAll(/\{([^{}]*)\}?|\}/g), ([, name = '']) => ({
      code: 'placeholder-unknown' as const,
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

const numeric = (example: string, isValid: (value: number) => boolean) => ({
  empty: null,
  read: (stored: unknown) =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
  problems: (value: number | null): FieldProblem[] =>
    value === null || isValid(value) ? [] : [{ code: 'malformed', example }],
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
    numeric(
      `${given.min}–${given.max}`,
      (value) => Number.isInteger(value) && value >= given.min && value <= given.max,
    ),
  );

/** A longer amount has no room on a phone. */
const MAX_PRICE = 1_000_000_000_000;

export const price = <const Given extends FieldOptions>(given: Given) =>
  define(
    'price',
    given,
    numeric('25000000', (value) => Number.isInteger(value) && value >= 0 && value < MAX_PRICE),
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
