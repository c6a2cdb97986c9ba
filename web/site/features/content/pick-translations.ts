import type { PublicTexts } from '#model/content/answers.ts';
import { type Locale, localesFor, writtenFor } from '#studio/locale.ts';

interface Translated<Item, Text> {
  item: Item;
  text: Text;
  locale: Locale;
}

export function pickTranslations<Item, Text>(
  items: readonly (Item & { texts: PublicTexts<Text> })[],
  locale: Locale,
): Translated<Item, Text>[] {
  return localesFor(locale).flatMap((language) =>
    items.flatMap((item) => {
      const text = item.texts[language];
      return text && writtenFor(locale, item.texts) === language
        ? [{ item, text, locale: language }]
        : [];
    }),
  );
}
