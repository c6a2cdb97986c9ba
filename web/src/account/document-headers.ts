/** Pages whose documents may open a sign-in pop-up; their headers differ from the public pages' (`web/build/headers.ts`). */
const CLOSED = /^\/(?:login|account|admin\/)/;

/**
 * True where this page was reached by a link within the app, in a document that came with a public page's headers:
 * those forbid the pop-up's script, so the page has to be loaded for itself.
 * @param entry address that the document was loaded from
 */
export function needsOwnDocument(entry: string | undefined): boolean {
  return entry !== undefined && !CLOSED.test(new URL(entry).pathname);
}

/** Loads the page anew where its document came with another page's headers. */
export function ensureOwnDocument(): void {
  if (needsOwnDocument(performance.getEntriesByType('navigation')[0]?.name)) location.reload();
}
