/** Forms that hold unsaved text, by name, and whether a local draft would restore it after a reload. */
const unsaved = new Map<string, { restorable: boolean }>();

/**
 * Sets whether a form holds unsaved text.
 * @param source unique name of the form, e.g. `contact`
 * @param restorable true once the text is in a local draft
 */
export function markUnsavedText(source: string, holdsText: boolean, restorable = false): void {
  if (holdsText) unsaved.set(source, { restorable });
  else unsaved.delete(source);
}

/** True while any form on the page holds unsaved text. */
export function hasUnsavedText(): boolean {
  return unsaved.size > 0;
}

/** True while a reload would lose unsaved text: the site then makes none by itself. */
export function wouldLoseUnsavedText(): boolean {
  return [...unsaved.values()].some(({ restorable }) => !restorable);
}
