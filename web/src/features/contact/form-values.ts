import type { Values } from './fields.ts';
import { EMPTY, FIELDS } from './fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a name, or null where the form has none. */
export function controlNamed(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => control instanceof kind) ? (control as Control) : null;
}

/** What stands in the form. */
export function readForm(form: HTMLFormElement): Values {
  const values = { ...EMPTY };
  for (const field of FIELDS) values[field] = controlNamed(form, field)?.value ?? '';
  return values;
}

/** Puts values into the form, except where a visitor has typed already. */
export function fillForm(form: HTMLFormElement, values: Partial<Values>): void {
  for (const field of FIELDS) {
    const control = controlNamed(form, field);
    const value = values[field];
    if (control && value && control.value === '') control.value = value;
  }
}
