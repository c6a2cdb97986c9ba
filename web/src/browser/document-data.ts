import type { Locale } from '../../../model/locale.ts';
import { isLocale } from '../../../model/locale.ts';

/** What the build wrote on the document's `<html>` (see `web/build/document.tsx`). */
export interface DocumentData {
  /** Language of the HTML that was served. */
  served: Locale;
  /** Name of the row, `not-found` or `failure`. */
  page: string;
  buildId: string;
  /** True for pages that come without content: account and admin. */
  clientOnly: boolean;
}

/** Reads what the build wrote on the document. */
export function documentData(): DocumentData {
  const { served, page, build, clientOnly } = document.documentElement.dataset;
  return {
    served: isLocale(served) ? served : 'en',
    page: page ?? '',
    buildId: build ?? '',
    clientOnly: clientOnly !== undefined,
  };
}
