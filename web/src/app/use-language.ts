import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import { setLanguageCookie, storeLocale } from '../features/i18n/index.ts';

/** The current language, and a function that changes it in place and stores the choice. */
export function useLanguage(firstLocale: Locale) {
  const [locale, setLocaleState] = useState(firstLocale);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const setLocale = (next: Locale): void => {
    storeLocale(next);
    setLanguageCookie(next);
    setLocaleState(next);
    const query = new URLSearchParams(search);
    if (!query.has('hl')) return;
    // The old `hl` in the address would change the language back at the next load.
    query.set('hl', next);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };
  return { locale, setLocale };
}
