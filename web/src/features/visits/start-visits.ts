import type { Locale } from '../../../../model/locale.ts';
import { isLocale } from '../../../../model/locale.ts';
import { pagePath } from '../../../../model/updates/service-worker.ts';
import { VISIT_KEYS } from '../../../../model/storage-keys.ts';
import { whenIdle } from '../../browser/idle.ts';
import { readStorage } from '../../browser/storage.ts';
import { NOT_FOUND_PATH, pathsOf } from '../../routes.ts';
import { PAGE_SHOWN, matchPath } from '../navigation/index.ts';
import { countVisit } from './count-visit.ts';

/** Counts the open page and each page that is opened from it, in idle moments. */
export function startVisits(): void {
  let counted = '';
  const count = (): void => {
    const path = location.pathname;
    if (path === counted) return;
    counted = path;
    whenIdle(() => {
      const { lang } = document.documentElement;
      countPage(path, isLocale(lang) ? lang : 'en').catch(() => undefined);
    });
  };
  count();
  addEventListener(PAGE_SHOWN, count);
}

/** True for admins, and for browsers that ask for privacy (https://globalprivacycontrol.org): nothing is sent of them. */
function isUncounted(): boolean {
  const refuses = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return refuses || readStorage(VISIT_KEYS.uncounted) !== null;
}

/**
 * Counts a public page that was opened.
 * @param path its address; one without a page counts as the 404 page
 */
async function countPage(path: string, locale: Locale): Promise<void> {
  const row = matchPath(path);
  if (isUncounted() || row?.area === 'account' || row?.area === 'admin') return;
  // A row's own path stands for its aliases; posts and projects have addresses of their own.
  const isOwn = row === null || pathsOf(row).includes(path);
  await countVisit(isOwn ? (row?.path ?? NOT_FOUND_PATH) : pagePath(path), locale);
}
