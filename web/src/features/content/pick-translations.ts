import type { PublicTexts } from '../../../../model/api/content.ts';
import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';

export interface Translated<Item, Text> {
  item: Item;
  text: Text;
  /** Language of the text. */
  locale: Locale;
}

/** Each item with its text in the given language; items without one come last, in the other language. */
export function pickTranslations<Item extends { texts: PublicTexts<object> }>(
  items: readonly Item[],
  locale: Locale,
): Translated<Item, NonNullable<Item['texts'][Locale]>>[] {
  const translated = items.flatMap((item) => textIn(item, locale));
  const untranslated = items.filter((item) => !item.texts[locale]);
  return [...translated, ...untranslated.flatMap((item) => textIn(item, otherLocale(locale)))];
}

function textIn<Item extends { texts: PublicTexts<object> }>(item: Item, locale: Locale) {
  const text = item.texts[locale] as NonNullable<Item['texts'][Locale]> | undefined;
  return text ? [{ item, text, locale }] : [];
}
