import type { PublicTexts } from '#model/content/answers.ts';
import { type Locale, otherLocale } from '#studio/locale.ts';

export interface Translated<Item, Text> {
  item: Item;
  text: Text;
  locale: Locale;
}

/** Items without a text in the language come last, in the other language. */
export function pickTranslations<Item, Text>(
  items: readonly (Item & { texts: PublicTexts<Text> })[],
  locale: Locale,
): Translated<Item, Text>[] {
  const inLanguage = (language: Locale, candidates: typeof items) =>
    candidates.flatMap((item) => {
      const text = item.texts[language];
      return text ? [{ item, text, locale: language }] : [];
    });
  const untranslated = items.filter((item) => !item.texts[locale]);
  return [...inLanguage(locale, items), ...inLanguage(otherLocale(locale), untranslated)];
}
