import { CONTENT_LIMITS, SLUG_PATTERN } from './limits.ts';

/**
 * The slug suggested for a title: accents are dropped, `&` and `%` spelt out, long titles cut at a word. '' for a
 * title without any Latin letter or digit.
 */
export function suggestSlug(title: string, locale: 'en' | 'id'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', locale === 'id' ? ' dan ' : ' and ')
    .replaceAll('%', locale === 'id' ? ' persen ' : ' percent ')
    .replaceAll(/['’‘`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > CONTENT_LIMITS.slug) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? '').slice(0, CONTENT_LIMITS.slug) : slug;
}

/** True for a valid slug. */
export function isSlug(text: string): boolean {
  return text.length <= CONTENT_LIMITS.slug && SLUG_PATTERN.test(text);
}
