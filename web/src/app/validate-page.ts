import type { OpenPage } from './open-page.ts';

/**
 * Route-level validation: where the address's query means nothing to the row, the 404 page takes the
 * page's place (docs/behaviour.md, section 5).
 */
export function validatePage(page: OpenPage, search: string): OpenPage {
  const valid = page.row?.validate?.(new URLSearchParams(search)) ?? true;
  return valid ? page : { ...page, View: null };
}
