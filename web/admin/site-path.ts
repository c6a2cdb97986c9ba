import { isPhone } from '#browser/phone.ts';

export function sitePath(page: 'home' | 'services' | 'contact-us'): string {
  if (isPhone()) return `/m/${page}`;
  return page === 'home' ? '/' : `/${page}`;
}
