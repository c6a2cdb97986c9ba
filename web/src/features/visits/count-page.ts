import type { Locale } from '../../../../model/locale.ts';
import { pagePath } from '../../../../model/releases/service-worker.ts';
import { VITALS_SAMPLE } from '../../../../model/visits/limits.ts';
import type { RouteRow } from '../../routes.ts';
import { NOT_FOUND_PATH } from '../../routes.ts';
import { countVisit } from './count-visit.ts';

/** The browser measures the page that was loaded; the following ones are changes of it. */
let isLoadedPage = true;

/**
 * Counts a public page that was opened, and measures one of ten page loads.
 * @param row its route; null for the 404 page
 * @param path its address
 */
export async function countPage(row: RouteRow | null, path: string, locale: Locale): Promise<void> {
  const measures = isLoadedPage && Math.random() * VITALS_SAMPLE < 1;
  isLoadedPage = false;
  if (row?.area === 'account' || row?.area === 'admin') return;
  // A row's own path stands for its aliases; posts and projects have addresses of their own.
  const isOwn = row === null || row.path === path || row.aliases?.includes(path);
  await Promise.all([
    countVisit(isOwn ? (row?.path ?? NOT_FOUND_PATH) : pagePath(path), locale),
    measures &&
      row &&
      import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals(row, path)),
  ]);
}
