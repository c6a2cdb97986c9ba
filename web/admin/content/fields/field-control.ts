import type { NamedField } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../save/entry-store.ts';

export interface ControlProps {
  session: EntrySession;
  entry: Entry;
  field: NamedField;
  path: FieldPath;
  value: () => unknown;
  type: (value: unknown) => void;
  replace: (value: unknown, text: string) => void;
  /** Language of the text; absent in fields of both languages. */
  language?: Locale | undefined;
  onBlur?: (() => void) | undefined;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
}

export function controlId(path: FieldPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

export const SHOW_FIELD = 'show-field';

const controlOf = (path: FieldPath) =>
  document.querySelector<HTMLElement>(`[data-field="${controlId(path)}"]`);

/** @param alt the language of a picture's missing description @returns false if the page does not show the field */
export function focusField(path: FieldPath, alt?: Locale): boolean {
  const control = controlOf(path);
  const descriptions = control?.querySelectorAll<HTMLInputElement>(`[data-alt="${alt}"]`) ?? [];
  const missing = [...descriptions].find(({ value }) => value.trim() === '');
  const inside = control?.matches('input, textarea, select, [contenteditable]')
    ? control
    : (missing ??
      control?.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button'));
  // Opens the tab of the other language in a narrow window.
  control?.dispatchEvent(new CustomEvent(SHOW_FIELD, { bubbles: true }));
  requestAnimationFrame(() => inside?.focus());
  return inside !== undefined && inside !== null;
}

/** Replaces a text so that it can be undone like typing. @returns false if no control takes typed text */
export function typeIntoField(path: FieldPath, text: string): boolean {
  const control = controlOf(path);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return false;
  control.focus();
  // A hidden one takes no focus: the text would go into another field.
  if (document.activeElement !== control) return false;
  control.select();
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
