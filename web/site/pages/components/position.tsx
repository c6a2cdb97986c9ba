import { useLocale } from '#browser/locale/locale-context.tsx';

/** Which of how many a card is; shown where the cards are in a carousel. */
export function Position({ at, count }: { at: number; count: number }) {
  const locale = useLocale();
  return (
    <p className="meta position" lang={locale}>
      {at} {locale === 'en' ? 'of' : 'dari'} {count}
    </p>
  );
}
