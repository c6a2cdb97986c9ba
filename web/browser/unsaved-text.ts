interface UnsavedForm {
  /** By a local draft, after a reload. */
  restorable: boolean;
  texts: () => readonly string[];
}

/** By form. */
const unsaved = new Map<string, UnsavedForm>();

/**
 * @param source unique, e.g. `contact`
 * @param restorable true once the text is in a local draft
 * @param texts must survive the removal of all other content
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

/** @param beginning of the form's name; '' for any form */
export function hasUnsavedText(beginning = ''): boolean {
  return [...unsaved.keys()].some((source) => source.startsWith(beginning));
}

export function unsavedTexts(): string[] {
  return [...unsaved.values()].flatMap(({ texts }) => texts()).filter((text) => text !== '');
}

/** Automatic reloads wait. */
export function wouldLoseUnsavedText(): boolean {
  return [...unsaved.values()].some(({ restorable }) => !restorable);
}
