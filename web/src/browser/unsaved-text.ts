/** Places that hold text a visitor typed and has not sent, and whether a reload would bring it back. */
const unsent = new Map<string, { kept: boolean }>();

/**
 * Says whether a form holds unsent text.
 * @param source unique name of the form, e.g. `contact`
 * @param kept true once the browser has stored the text and the form brings it back after a reload
 */
export function markUnsavedText(source: string, holdsText: boolean, kept = false): void {
  if (holdsText) unsent.set(source, { kept });
  else unsent.delete(source);
}

/** True while any form on the page holds text that was typed and not sent. */
export function hasUnsavedText(): boolean {
  return unsent.size > 0;
}

/** True while leaving the page would throw away text: no reload may be made by the site itself. */
export function wouldLoseUnsavedText(): boolean {
  return [...unsent.values()].some(({ kept }) => !kept);
}
