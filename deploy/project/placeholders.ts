/**
 * True for the values with which the repository comes: the word "contoh" ("example" in Indonesian), domains that are
 * reserved for examples, and telephone numbers of zeros, however they are grouped.
 */
export function isPlaceholder(value: string): boolean {
  return (
    /\bcontoh\b|\.example\b|\bexample\.(?:com|net|org)\b/i.test(value) ||
    /0{9}/.test(value.replaceAll(/[\s().-]/g, ''))
  );
}

/**
 * The placeholders among all texts of a value, however deep.
 * @param name of the value, with which the names of its parts begin
 * @returns name and text of each, e.g. `social.0.href "https://github.com/contoh-example"`
 */
export function placeholdersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [`${name} "${value}"`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    placeholdersIn(part, name === '' ? key : `${name}.${key}`),
  );
}
