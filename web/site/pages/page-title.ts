import { studio } from '#studio/studio.ts';

export function pageTitle(title: string): string {
  return `${title} | ${studio.name}`;
}

export const ownTitle = (title: string): string => title.replace(pageTitle(''), '');
