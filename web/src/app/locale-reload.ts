import type { Locale } from '../../../model/locale.ts';

const KEY = 'locale_reload';

/**
 * True once per page and language in this tab: a page that came in the wrong language may be fetched once
 * more. False where that has been tried, or cannot be remembered, so that nothing loops.
 */
export function mayReloadFor(locale: Locale): boolean {
  const mark = `${locale} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(KEY) === mark) return false;
    sessionStorage.setItem(KEY, mark);
    return sessionStorage.getItem(KEY) === mark;
  } catch {
    return false;
  }
}
