import type { Locale } from '../../../model/locale.ts';
import { isLocale } from '../../../model/locale.ts';

/** What the build wrote on the document's `<html>` (see `web/build/document.tsx`). */
export interface DocumentFacts {
  /** Language of the HTML that was served. */
  served: Locale;
  /** Name of the row, `not-found` or `failure`. */
  page: string;
  buildId: string;
  /** True for pages that come without content: account and admin. */
  shell: boolean;
}

/** Reads what the build wrote on the document. */
export function documentFacts(): DocumentFacts {
  const { served, page, build, shell } = document.documentElement.dataset;
  return {
    served: isLocale(served) ? served : 'en',
    page: page ?? '',
    buildId: build ?? '',
    shell: shell !== undefined,
  };
}
