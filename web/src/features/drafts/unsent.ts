/** Places that hold text a visitor typed and has not sent; a reload must not throw it away. */
const unsent = new Set<string>();

/**
 * Says whether a form holds unsent text.
 * @param source unique name of the form, e.g. `contact`
 */
export function markUnsentText(source: string, holdsText: boolean): void {
  if (holdsText) unsent.add(source);
  else unsent.delete(source);
}

/** True while any form on the page holds text that was typed and not sent. */
export function hasUnsentText(): boolean {
  return unsent.size > 0;
}
