import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import { setLanguageCookie, storeLocale } from '../features/i18n/index.ts';

/** The language shown, and how to change it: kept for later visits, changed in place on this page. */
export function useLanguage(first: Locale) {
  const [locale, setShown] = useState(first);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const setLocale = (next: Locale): void => {
    storeLocale(next);
    setLanguageCookie(next);
    setShown(next);
    const query = new URLSearchParams(search);
    if (!query.has('hl')) return;
    // An `hl` left in the address would change the language back at the next load.
    query.set('hl', next);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };
  return { locale, setLocale };
}
