import { studio } from '../studio.ts';

/** A page's title as browsers and search engines show it, with the studio's name. */
export function titled(title: string): string {
  return `${title} | ${studio.name}`;
}
