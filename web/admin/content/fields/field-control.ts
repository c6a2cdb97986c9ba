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
  value: () => unknown;
  type: (value: unknown) => void;
  /** Of the text; absent in fields of both languages. */
  language?: Locale | undefined;
  onBlur?: (() => void) | undefined;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
}

/** As `data-field`, so that a problem can lead to the control. */
export function controlId(path: FieldPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

export function focusField(path: FieldPath): void {
  const control = document.querySelector<HTMLElement>(`[data-field="${controlId(path)}"]`);
  const inside = control?.matches('input, textarea, select, [contenteditable]')
    ? control
    : control?.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button');
  inside?.focus();
}
