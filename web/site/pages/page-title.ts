import { studio } from '#studio/studio.ts';

/** The document title of a page: its own title and the studio's name. */
export function pageTitle(title: string): string {
  return `${title} | ${studio.name}`;
}

/** A page's own title, without the studio's name. @param title of the document */
export const ownTitle = (title: string): string => title.replace(pageTitle(''), '');
