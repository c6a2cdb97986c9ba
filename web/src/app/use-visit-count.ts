import { useEffect } from 'react';
import type { Locale } from '../../../model/locale.ts';
import { whenIdle } from '../browser/idle.ts';
import type { OpenPage } from './open-page.ts';

/** Counts each page that is opened, in an idle moment: it costs no paint and no interaction. */
export function useVisitCount({ row, path }: OpenPage, locale: Locale): void {
  useEffect(() => {
    whenIdle(() => {
      import('../features/visits/count-page.ts')
        .then(({ countPage }) => countPage(row, path, locale))
        .catch(() => undefined);
    });
    // A change of the language is not another view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
}
