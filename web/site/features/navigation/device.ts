import { createContext, startTransition, useEffect, useState } from 'react';
import { PHONE_QUERY } from '#browser/device.ts';
import { matchPath } from './match.ts';

/** True on a phone; set by the app. */
export const PhoneContext = createContext(false);

/**
 * True on a phone. During hydration the page itself decides; the browser's answer follows in a transition, because it
 * may change every link.
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
 * Leads phones to the `/m/` twin and desktops to the desktop twin (docs/behaviour.md, "Pages and routes").
 * @param href path, query and fragment on this site
 */
export function hrefForDevice(href: string, phone: boolean): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  const route = matchPath(path);
  if (!route?.twin || (route.layout === 'mobile') === phone) return href;
  const rest = href.slice(path.length);
  return route.twin + rest + (rest.includes('#') ? '' : (route.twinHash ?? ''));
}
