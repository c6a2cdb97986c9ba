import { createContext, startTransition, useEffect, useState } from 'react';
import { matchPath } from './match.ts';
import { PHONE_QUERY } from './phone-query.ts';

/** True on a phone, as the browser says now. */
export const isPhone = (): boolean => matchMedia(PHONE_QUERY).matches;

/** True on a phone; set by the app (`usePhone`), once for all links. */
export const PhoneContext = createContext(false);

/**
 * True on a phone. Prerendered HTML, and the app until it has taken it over, goes by the page that it stands on: only
 * phones stay on a mobile page, so that its links lead on to mobile pages before the app has started, or without it.
 * What the browser says comes in small steps after that, since every link may change by it.
 * @param mobilePage true on a page of the mobile layout
 */
export function usePhone(mobilePage: boolean): boolean {
  const [phone, setPhone] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(PHONE_QUERY);
    const look = () => startTransition(() => setPhone(query.matches));
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return phone ?? mobilePage;
}

/**
 * Leads phones to the `/m/` twin of a page and desktop browsers to its desktop twin (docs/behaviour.md,
 * section 2); an address without a twin stays as it is.
 * @param href path, query and fragment on this site
 */
export function hrefForDevice(href: string, phone: boolean): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  const row = matchPath(path)?.row;
  if (!row?.twin || (row.area === 'mobile') === phone) return href;
  return row.twin + href.slice(path.length);
}
