import { createContext, startTransition, useEffect, useState } from 'react';
import { PHONE_QUERY } from '#browser/phone.ts';

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
