import type { IconName } from '../ui/icon.tsx';

/** The admin pages in the order of the navigation. A new page needs an entry here, in views.tsx, routes.ts and messages.ts. */
export const SECTIONS = [
  'dashboard',
  'messages',
  'visits',
  'blog',
  'portfolio',
  'testimonials',
  'pictures',
  'errors',
  'users',
  'updates',
  'audit',
] as const satisfies readonly IconName[];

export type Section = (typeof SECTIONS)[number];
