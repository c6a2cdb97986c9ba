import { createContext, use, useSyncExternalStore } from 'react';
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

/** True below a page of the mobile layout; set by the app. */
export const MobilePageContext = createContext(false);

/**
 * True on a phone. Prerendered HTML, and while it hydrates, goes by the page that it stands on: only phones stay
 * on a mobile page, so that its links lead on to mobile pages before the app has started, or without it.
 */
export function usePhone(): boolean {
  const mobilePage = use(MobilePageContext);
  return useSyncExternalStore(subscribe, isPhone, () => mobilePage);
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
