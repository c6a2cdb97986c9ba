interface UnsavedForm {
  /** True where a local draft would restore the text after a reload. */
  restorable: boolean;
  texts: () => readonly string[];
}

/** Forms that hold unsaved text, by name. */
const unsaved = new Map<string, UnsavedForm>();

/**
 * Sets whether a form holds unsaved text.
 * @param source unique name of the form, e.g. `contact`
 * @param restorable true once the text is in a local draft
 * @param texts gives the unsaved texts, where they are to stay when everything else on the page goes
 */
export function setUnsavedText(
  source: string,
  holdsText: boolean,
  restorable = false,
  texts: UnsavedForm['texts'] = () => [],
): void {
  if (holdsText) unsaved.set(source, { restorable, texts });
  else unsaved.delete(source);
}

/** True while a form on the page holds something unsaved. @param beginning of the form's name; any form without */
export function hasUnsavedText(beginning = ''): boolean {
  return [...unsaved.keys()].some((source) => source.startsWith(beginning));
}

/** The unsaved texts of all forms on the page that give theirs. */
export function unsavedTexts(): string[] {
  return [...unsaved.values()].flatMap(({ texts }) => texts()).filter((text) => text !== '');
}

/** True while a reload would lose unsaved text: the site then makes none by itself. */
export function wouldLoseUnsavedText(): boolean {
  return [...unsaved.values()].some(({ restorable }) => !restorable);
}
