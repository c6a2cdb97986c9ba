interface UnsavedForm {
  /** True if a local draft brings the text back after a reload. */
  restorable: boolean;
  texts: () => readonly string[];
}

const unsaved = new Map<string, UnsavedForm>();

/**
 * Sets the unsaved text of a form.
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

export function hasUnsavedText(beginning = ''): boolean {
  return [...unsaved.keys()].some((source) => source.startsWith(beginning));
}

export function unsavedTexts(): string[] {
  return [...unsaved.values()].flatMap(({ texts }) => texts()).filter((text) => text !== '');
}

export function wouldLoseUnsavedText(): boolean {
  return [...unsaved.values()].some(({ restorable }) => !restorable);
}
