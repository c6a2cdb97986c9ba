import { reloadPage } from '../browser/reload.ts';

/** Pages whose documents may open a sign-in pop-up; their headers differ from those of public pages (`web/build/hosting-headers.ts`). */
const POP_UP_PAGES = /^\/(?:login|account|admin\/)/;

/**
 * True where the current document was loaded as another page, so that its headers block the scripts of the pop-up.
 * @param entry URL that the document was loaded from
 */
export function needsOwnDocument(entry: string | undefined): boolean {
  return entry !== undefined && !POP_UP_PAGES.test(new URL(entry).pathname);
}

/** Reloads the page if its document has the headers of another page. */
export function ensureOwnDocument(): void {
  if (needsOwnDocument(performance.getEntriesByType('navigation')[0]?.name)) reloadPage();
}
