import { useLocale } from '#browser/locale/locale-context.tsx';

/** Position of a card, shown in carousels. */
export function Position({ at, count }: { at: number; count: number }) {
  const locale = useLocale();
  return (
    <p className="meta position" lang={locale}>
      {`${at} ${locale === 'en' ? 'of' : 'dari'} ${count}`}
    </p>
  );
}
