import { studio } from '#studio/studio.ts';

export function pageTitle(title: string): string {
  return `${title} | ${studio.name}`;
}

/** @param title of the document */
export const ownTitle = (title: string): string => title.replace(pageTitle(''), '');
