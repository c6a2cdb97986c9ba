import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Locale, languagePath, localizedPath, splitPath } from '#studio/locale.ts';
import { requestedLocale } from './choose-locale.ts';
import { storeLocale } from './visitor-locale.ts';

interface LocaleState {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  hrefIn: (locale: Locale) => string;
}

export const LocaleContext = createContext<LocaleState>({
  locale: 'en',
  setLocale: () => undefined,
  hrefIn: (locale) => languagePath('/', locale),
});

export function useLocale(): Locale {
  return use(LocaleContext).locale;
}

export function useSetLocale(): (locale: Locale) => void {
  return use(LocaleContext).setLocale;
}

/**
 * Changes the language in place and stores the choice.
 * @param isLocalized true if each language has an address; else `hl` chooses it
 */
export function useLanguage(
  firstLocale: Locale | (() => Locale),
  isLocalized: boolean,
): LocaleState {
  const [locale, setLocaleState] = useState(firstLocale);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { path, locale: named } = splitPath(pathname);

  const choose = (next: Locale): void => {
    storeLocale(next);
    setLocaleState(next);
  };
  // The address may have changed by back, forward or a link.
  useEffect(() => {
    const next = requestedLocale({ pathname, search }) ?? locale;
    if (next !== locale) choose(next);
    const address = localizedPath(path, next);
    // The router would take it for another entry, whose place on the page is unknown.
    if (isLocalized && named !== next && address !== pathname)
      history.replaceState(history.state, '', address + search + hash);
    // Only a changed address counts: the switch changes the language before the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search]);

  const query = new URLSearchParams(search);
  // The parameter would change the language back.
  query.delete('hl');
  const setLocale = (next: Locale): void => {
    choose(next);
    const address = isLocalized ? localizedPath(path, next) : pathname;
    if (address === location.pathname && !new URLSearchParams(search).has('hl')) return;
    void navigate({ pathname: address, search: query.toString(), hash }, { replace: true });
  };
  const hrefIn = (next: Locale): string => {
    if (!isLocalized) return `${pathname}?${new URLSearchParams([...query, ['hl', next]])}${hash}`;
    return languagePath(path, next) + (query.size > 0 ? `?${query}` : '') + hash;
  };
  return { locale, setLocale, hrefIn };
}
