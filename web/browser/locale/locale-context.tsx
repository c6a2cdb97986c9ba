import { type ReactNode, createContext, use } from 'react';
import type { Locale } from '#studio/locale.ts';

interface LocaleState {
  locale: Locale;
  setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({ locale: 'en', setLocale: () => undefined });

export function LocaleProvider({
  locale,
  setLocale,
  children,
}: LocaleState & { children: ReactNode }) {
  return <LocaleContext value={{ locale, setLocale }}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return use(LocaleContext).locale;
}

/** Changes the language in place and stores the choice. */
export function useSetLocale(): (locale: Locale) => void {
  return use(LocaleContext).setLocale;
}
