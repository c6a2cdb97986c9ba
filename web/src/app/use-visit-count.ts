import { useEffect } from 'react';
import type { Locale } from '../../../model/locale.ts';
import { pagePath } from '../../../model/releases/service-worker.ts';
import { VITALS_SAMPLE } from '../../../model/visits/limits.ts';
import { whenIdle } from '../browser/idle.ts';
import { NOT_FOUND_PATH } from '../routes.ts';
import type { OpenPage } from './open-page.ts';

/**
 * Counts each public page that is opened, and measures one of ten page loads, in idle moments: neither costs a paint or
 * an interaction.
 */
export function useVisitCount({ row, path }: OpenPage, locale: Locale): void {
  useEffect(() => {
    if (row?.area === 'account' || row?.area === 'admin') return;
    // A row's own path stands for its aliases; posts and projects have addresses of their own.
    const isOwn = row === null || row.path === path || row.aliases?.includes(path);
    const page = isOwn ? (row?.path ?? NOT_FOUND_PATH) : pagePath(path);
    whenIdle(() => {
      import('../features/visits/count-visit.ts')
        .then(({ countVisit }) => countVisit(page, locale))
        .catch(() => undefined);
    });
    // A change of the language is not another view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);

  useEffect(() => {
    if (row === null || Math.random() * VITALS_SAMPLE >= 1) return;
    whenIdle(() => {
      import('../features/visits/measure-vitals.ts')
        .then(({ measureVitals }) => measureVitals(row, path))
        .catch(() => undefined);
    });
    // The browser measures the page that was loaded; the others are changes of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
