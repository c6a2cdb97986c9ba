import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { languageNames } from './messages.ts';

/** " (English)", by which screen readers tell the controls of two languages apart; '' for those of both. */
export function useLanguageSuffix(language: Locale | undefined): string {
  const names = languageNames[useLocale()];
  return language === undefined ? '' : ` (${names[language]})`;
}

export function InLanguage({ text, language }: { text: string; language: Locale | undefined }) {
  const suffix = useLanguageSuffix(language);
  return (
    <>
      <span>{text}</span>
      {suffix !== '' && <span className="sr-only">{suffix}</span>}
    </>
  );
}
