import { isPhone } from '#browser/phone.ts';

/** Path in the layout for this device. */
export function sitePath(page: 'home' | 'services' | 'contact-us'): string {
  if (isPhone()) return `/m/${page}`;
  return page === 'home' ? '/' : `/${page}`;
}
