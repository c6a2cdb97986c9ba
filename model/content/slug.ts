export const SLUG_LENGTH = 80;

/** The slug's form: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
    if (longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug === '' ? (words[0] ?? '').slice(0, SLUG_LENGTH) : slug;
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && SLUG_PATTERN.test(text);
}
