import { isLocale } from '../../../../model/locale.ts';
import { whenIdle } from '../../browser/idle.ts';
import { countPage } from './count-page.ts';

/**
 * Counts the open page and each page that is opened from it, in idle moments. Browsers without the Navigation API
 * (before 2026 in Firefox and Safari) count the first page only.
 */
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
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', count);
}
