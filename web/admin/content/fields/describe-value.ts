import { formatNumber } from '#browser/locale/format.ts';
import type { NamedField } from '#model/content/content-types.ts';
import { fillTexts } from '#model/content/fact-texts.ts';
import { type Field, isEmptyValue, itemsIn, picturesIn } from '#model/content/fields.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';

/** Options by their names, pictures by their descriptions, items line by line. */
export function describeValue(field: Field, value: unknown, locale: Locale): string {
  if (isEmptyValue(value)) return '';
  const { type, fields = {} } = field;
  const nameOf = (option: unknown) => field.optionName?.(String(option), locale) ?? String(option);
  if (type === 'picture' || type === 'pictures') {
    return picturesIn(field, value)
      .flatMap(({ alt }) => LOCALES.map((language) => alt[language]))
      .join('\n');
  }
  if (typeof value === 'number') return formatNumber(value, locale);
  if (!Array.isArray(value)) return nameOf(value);
  const items: readonly unknown[] = value;
  if (type !== 'items') return items.map(nameOf).join('\n');
  return itemsIn(fields, items)
    .flatMap((item) =>
      Object.entries(fields).map(
        ([name, one]) => `${one.label[locale]}: ${describeValue(one, item[name], locale)}`,
      ),
    )
    .join('\n');
}

/** Fields of several groups have the same names; a text of a page is called by its standard text. */
export const labelOf = (
  { name, label, group }: NamedField,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
): string =>
  group && !name.includes('.')
    ? `${fillTexts(group.label[locale], facts)} › ${label[locale]}`
    : label[locale];
