import type { FieldErrorCode } from '../../../../model/contact/limits.ts';

/** The fields that a visitor fills, in their order on the form. */
export const FIELD_NAMES = ['name', 'email', 'company', 'package', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
export type FormValues = Record<FieldName, string>;

export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

/** The first field with an error, in the form's order. */
export function firstInvalidField(errors: FieldErrors): FieldName | undefined {
  return FIELD_NAMES.find((field) => errors[field] !== undefined);
}

export const EMPTY_VALUES: FormValues = {
  name: '',
  email: '',
  company: '',
  package: '',
  message: '',
};

/** True where a text field is not empty. A chosen package alone is not worth keeping. */
export function hasText(values: FormValues): boolean {
  return FIELD_NAMES.some((field) => field !== 'package' && values[field].trim() !== '');
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form's control with a name, or null. */
export function findControl(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}

/** The current values of the form. */
export function readForm(form: HTMLFormElement): FormValues {
  const values = { ...EMPTY_VALUES };
  for (const field of FIELD_NAMES) values[field] = findControl(form, field)?.value ?? '';
  return values;
}

/** Fills empty controls of the form; what the visitor has typed already stays. */
export function fillForm(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of FIELD_NAMES) {
    const control = findControl(form, field);
    const value = values[field];
    if (control && value && control.value === '') control.value = value;
  }
}
