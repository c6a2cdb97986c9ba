import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Locale, isLocale } from '#studio/locale.ts';
import { setLanguageCookie, storeLocale } from './visitor-locale.ts';

interface LocaleState {
  locale: Locale;
  setLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleState>({
  locale: 'en',
  setLocale: () => undefined,
});

export function useLocale(): Locale {
  return use(LocaleContext).locale;
}

export function useSetLocale(): (locale: Locale) => void {
  return use(LocaleContext).setLocale;
}

/** In place; stores the choice. */
export function useLanguage(firstLocale: Locale | (() => Locale)): LocaleState {
  const [locale, setLocaleState] = useState(firstLocale);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = (next: Locale): void => {
    storeLocale(next);
    setLanguageCookie(next);
    setLocaleState(next);
  };
  // The address may have changed by back, forward or a link.
  useEffect(() => {
    const requested = new URLSearchParams(search).get('hl');
    if (isLocale(requested) && requested !== locale) choose(requested);
    // Only a changed address counts: the switch changes the language before the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  const setLocale = (next: Locale): void => {
    choose(next);
    const query = new URLSearchParams(search);
    if (!query.has('hl')) return;
    // `hl` would change the language back at the next load.
    query.set('hl', next);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };
  return { locale, setLocale };
}
