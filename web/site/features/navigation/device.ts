import { createContext, startTransition, useEffect, useState } from 'react';
import { PHONE_QUERY } from '#browser/phone.ts';
import { matchPath } from './match.ts';

/** True on a phone; set by the app (`usePhone`), once for all links. */
export const PhoneContext = createContext(false);

/**
 * True on a phone. Prerendered HTML, and the app during hydration, go by the page itself: only phones stay on a mobile
 * page, so that its links lead to mobile pages before the app has started, or without it. The browser's own answer is
 * applied in a transition after that, since it may change every link.
 * @param mobilePage true on a page of the mobile layout
 */
export function usePhone(mobilePage: boolean): boolean {
  const [phone, setPhone] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(PHONE_QUERY);
    const update = () => startTransition(() => setPhone(query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return phone ?? mobilePage;
}

/**
 * Leads phones to the `/m/` twin of a page and desktop browsers to its desktop twin (docs/behaviour.md, "Pages and
 * routes"); an address without a twin stays as it is.
 * @param href path, query and fragment on this site
 */
export function hrefForDevice(href: string, phone: boolean): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  const row = matchPath(path);
  if (!row?.twin || (row.area === 'mobile') === phone) return href;
  const rest = href.slice(path.length);
  return row.twin + rest + (rest.includes('#') ? '' : (row.twinHash ?? ''));
}
