interface UnsavedForm {
  /** True if a local draft brings the text back after a reload. */
  restorable: boolean;
  texts: () => readonly string[];
}

const unsaved = new Map<string, UnsavedForm>();
/** A form of the app has told of its text. */
let isTold = false;

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
  isTold = true;
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
  return [...unsaved.values()].some(({ restorable }) => !restorable) || (!isTold && hasTypedText());
}

/** The page's fields hold text that the served page did not: somebody typed before the app started. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
