import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { contentMessages } from './messages.ts';

/** " (English)", by which screen readers tell the controls of two languages apart; '' for those of both. */
export function useLanguageSuffix(language: Locale | undefined): string {
  const { languages } = contentMessages[useLocale()];
  return language === undefined ? '' : ` (${languages[language]})`;
}

export function InLanguage({ language }: { language: Locale | undefined }) {
  return <span className="sr-only">{useLanguageSuffix(language)}</span>;
}
