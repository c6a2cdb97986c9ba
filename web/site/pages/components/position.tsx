import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Bilingual } from '#studio/locale.ts';

const OF: Bilingual<string> = { en: 'of', id: 'dari' };

/** Of a card; shown in carousels. */
export function Position({ at, count }: { at: number; count: number }) {
  const locale = useLocale();
  return (
    <p className="meta position" lang={locale}>
      {`${at} ${OF[locale]} ${count}`}
    </p>
  );
}
