import type { IconName } from '../../controls/icon.tsx';

/** The admin area's pages in the order of the navigation. Adding one is adding a row here, in routes.ts and in words.ts. */
export const SECTIONS = [
  'dashboard',
  'messages',
  'blog',
  'portfolio',
  'testimonials',
  'errors',
  'users',
  'releases',
  'audit',
] as const satisfies readonly IconName[];

export type Section = (typeof SECTIONS)[number];
