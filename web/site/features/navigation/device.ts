import { createContext, startTransition, useEffect, useState } from 'react';
import { PHONE_QUERY } from '#browser/phone.ts';
import { matchPath } from './match.ts';

export const PhoneContext = createContext(false);

/** The browser's answer follows hydration in a transition: it may change every link. */
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

/** docs/behaviour.md, "Pages and routes" */
export function hrefForDevice(href: string, phone: boolean): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  const route = matchPath(path);
  if (!route?.twin || (route.layout === 'mobile') === phone) return href;
  const rest = href.slice(path.length);
  return route.twin + rest + (rest.includes('#') ? '' : (route.twinHash ?? ''));
}
