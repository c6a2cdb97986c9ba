import { INVISIBLE } from '#model/characters.ts';
import { SLUG_LENGTH } from '#model/content/slug.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';

/** Latin letters that do not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
};

const SIGNS: Bilingual<{ and: string; percent: string }> = {
  en: { and: 'and', percent: 'percent' },
  id: { and: 'dan', percent: 'persen' },
};

/** Cut at a word; '' without any Latin letter or digit. */
export function suggestSlug(title: string, locale: Locale): string {
  const { and, percent } = SIGNS[locale];
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('&', ` ${and} `)
    .replaceAll('%', ` ${percent} `)
    .replaceAll(/['’‘`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? '').slice(0, SLUG_LENGTH) : slug;
}
