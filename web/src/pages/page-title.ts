import { studio } from '../studio/studio.ts';

/** The document title of a page: its own title and the studio's name. */
export function pageTitle(title: string): string {
  return `${title} | ${studio.name}`;
}
