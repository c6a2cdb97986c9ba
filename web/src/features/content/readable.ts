import type { PublicTexts } from '../../../../model/api/content.ts';
import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';

export interface Readable<Item, Text> {
  item: Item;
  text: Text;
  /** Language of the text. */
  locale: Locale;
}

/** Items with the text to show: in the visitor's language where there is one, those in the other language last. */
export function readable<Item extends { texts: PublicTexts<object> }>(
  items: readonly Item[],
  locale: Locale,
): Readable<Item, NonNullable<Item['texts'][Locale]>>[] {
  const own = items.flatMap((item) => textIn(item, locale));
  const rest = items.filter((item) => !item.texts[locale]);
  return [...own, ...rest.flatMap((item) => textIn(item, otherLocale(locale)))];
}

function textIn<Item extends { texts: PublicTexts<object> }>(item: Item, locale: Locale) {
  const text = item.texts[locale] as NonNullable<Item['texts'][Locale]> | undefined;
  return text ? [{ item, text, locale }] : [];
}
