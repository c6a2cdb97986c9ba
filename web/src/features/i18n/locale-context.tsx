import type { ReactNode } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import { createContext, use } from 'react';

interface LocaleState {
  locale: Locale;
  setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({ locale: 'en', setLocale: () => undefined });

/** Gives the language to everything below it. */
export function LocaleProvider({
  locale,
  setLocale,
  children,
}: LocaleState & { children: ReactNode }) {
  return <LocaleContext value={{ locale, setLocale }}>{children}</LocaleContext>;
}

/** The language the page is shown in. */
export function useLocale(): Locale {
  return use(LocaleContext).locale;
}

/** Changes the language of the page in place, and remembers it. */
export function useSetLocale(): (locale: Locale) => void {
  return use(LocaleContext).setLocale;
}
