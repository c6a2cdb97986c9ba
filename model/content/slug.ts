export const SLUG_LENGTH = 80;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && SLUG_PATTERN.test(text);
}
