import { useSyncExternalStore } from 'react';
import { matchPath } from './match.ts';
import { PHONE_QUERY } from './phone-query.ts';

/** True on a phone. */
export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True on a phone; false in prerendered HTML and while it hydrates. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

/**
 * Leads phones to the `/m/` twin of a page and desktop browsers to its desktop twin (design, "Desktop and
 * mobile"); an address without a twin stays as it is.
 * @param href path, query and fragment on this site
 */
export function hrefForDevice(href: string, phone: boolean): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  const row = matchPath(path)?.row;
  if (!row?.twin || (row.area === 'mobile') === phone) return href;
  return row.twin + href.slice(path.length);
}
