import type { NamedField } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../draft/entry-store.ts';

export interface ControlProps {
  session: EntrySession;
  entry: Entry;
  field: NamedField;
  /** Of the field, or of a field of an item. */
  path: FieldPath;
  /** The value that the editor shows. */
  value: () => unknown;
  type: (value: unknown) => void;
  /** Of the text; absent in fields of both languages. */
  language?: Locale | undefined;
  onBlur?: (() => void) | undefined;
  /** For a control whose text is its own label. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
}

/** Value of the control's `data-field`, so that a problem can lead to it. */
export function controlId(path: FieldPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

const controlOf = (path: FieldPath) =>
  document.querySelector<HTMLElement>(`[data-field="${controlId(path)}"]`);

/** Puts the cursor into the control of a path; into the first one below it where it holds several. */
export function focusField(path: FieldPath): void {
  const control = controlOf(path);
  const inside = control?.matches('input, textarea, select, [contenteditable]')
    ? control
    : control?.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button');
  inside?.focus();
}

/**
 * Types a text into the control of a path in place of what it has, so that it can be undone there like typing.
 * @returns false where no control takes typed text
 */
export function typeIntoField(path: FieldPath, text: string): boolean {
  const control = controlOf(path);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return false;
  control.focus();
  control.select();
  // The one way to write into a control that the browser's own undo knows.
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
