import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';

/** Fewest words by which a language is told. */
export const LANGUAGE_WORDS = 20;

/** Share of a text's words that are common words of its language, at least. Ordinary prose has about twice that. */
const COMMON_SHARE = 0.12;

/** Words that most sentences of a language have and the other language does not. */
export const COMMON_WORDS: Bilingual<ReadonlySet<string>> = {
  en: new Set(
    `the and of to is are was were be been has have had that this these those it its they their them he she his her
    you your we our us with for from by as at on in an or but not no if when which who what there than then so can
    will would should must may do does did how more most into out about after before only every each all any some
    because while where over`.split(/\s+/),
  ),
  id: new Set(
    `yang dan di ke dari untuk dengan pada dalam oleh ini itu adalah ialah tidak bukan belum sudah telah akan bisa
    dapat harus agar supaya karena jika kalau bila saat ketika sebelum setelah sesudah atau tetapi tapi juga lebih
    paling sangat hanya saja kami kita anda saya mereka dia ada satu setiap semua banyak seperti sebagai secara
    tanpa antara lain masih lagi pun para sebuah seorang hingga sampai bagi apa siapa mana bagaimana namun maka jadi
    serta tiap cukup begitu`.split(/\s+/),
  ),
};

/** The words of a text, in lower case. */
const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];

/** True for words of the other language in place of this one, told by their common words. */
function areForeign(words: readonly string[], locale: Locale): boolean {
  if (words.length < LANGUAGE_WORDS) return false;
  const count = (language: Locale) =>
    words.filter((word) => COMMON_WORDS[language].has(word)).length;
  const [own, other] = [count(locale), count(otherLocale(locale))];
  return other >= words.length * COMMON_SHARE && other > 2 * own;
}

/**
 * Finds the passages of a text that are in the other language. Paragraphs shorter than `LANGUAGE_WORDS` are taken together
 * with those that follow.
 * @param locale language in which the text should be
 * @returns the index of the first paragraph of each passage
 */
export function foreignPassages(paragraphs: readonly string[], locale: Locale): number[] {
  const found: number[] = [];
  /** The passage that the last paragraphs were part of. */
  let isInside = false;
  let gathered: { start: number; words: string[] } | null = null;

  const judge = (start: number, words: readonly string[]) => {
    const isForeign = areForeign(words, locale);
    if (isForeign && !isInside) found.push(start);
    isInside = isForeign;
  };

  for (const [index, paragraph] of paragraphs.entries()) {
    const words = wordsIn(paragraph);
    if (words.length >= LANGUAGE_WORDS) {
      gathered = null;
      judge(index, words);
      continue;
    }
    gathered ??= { start: index, words: [] };
    gathered.words.push(...words);
    if (gathered.words.length < LANGUAGE_WORDS) continue;
    judge(gathered.start, gathered.words);
    gathered = null;
  }
  return found;
}
