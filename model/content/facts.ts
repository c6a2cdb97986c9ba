import { type Bilingual, type Locale, inEachLocale } from '#studio/locale.ts';
import { type Field, type Fields, isReadable, problemsOf, publicValue } from './fields.ts';
import { STUDIO_FIELDS } from './studio-fields.ts';
import type { StoredValues } from './words.ts';

type StandardOf<One> = One extends { standard: Bilingual<infer Value> } ? Value : never;
type Standards<All> = { -readonly [Name in keyof All]: StandardOf<All[Name]> };

export type Facts = Standards<typeof STUDIO_FIELDS.shared> &
  Bilingual<Standards<typeof STUDIO_FIELDS.language>>;

/** The stored value if it can be public, else the standard. */
function factOf(field: Field, stored: unknown, locale: Locale): unknown {
  const value = publicValue(field, stored);
  const isRight =
    value !== null && isReadable(field, stored) && problemsOf(field, value).length === 0;
  return isRight ? value : field.standard?.[locale];
}

const factsIn = (fields: Fields, stored: Readonly<Record<string, unknown>>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, factOf(field, stored[name], locale)]),
  );

/** Facts are always right: a damaged or half-typed one is the standard. */
export const factsOf = (stored: StoredValues = {}): Facts =>
  ({
    ...factsIn(STUDIO_FIELDS.shared, stored.shared ?? {}, 'en'),
    ...inEachLocale((locale) => factsIn(STUDIO_FIELDS.language, stored[locale] ?? {}, locale)),
  }) as Facts;
