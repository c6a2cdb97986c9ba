import {
  type FieldErrorCode,
  type FieldName,
  FIELD_NAMES,
  FORM_CONTROLS,
} from '#model/contact/form.ts';

export type FormValues = Record<FieldName, string>;

export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

export function firstInvalidField(errors: FieldErrors): FieldName | undefined {
  return FIELD_NAMES.find((field) => errors[field] !== undefined);
}

export function toValues(valueOf: (field: FieldName) => string | undefined): FormValues {
  const entries = FIELD_NAMES.map((field) => [field, valueOf(field) ?? '']);
  return Object.fromEntries(entries) as FormValues;
}

/** True if a text was typed; choices are not worth keeping. */
export function hasText(values: FormValues): boolean {
  return FIELD_NAMES.some(
    (field) => FORM_CONTROLS[field].element !== 'select' && values[field].trim() !== '',
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function findControl(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}

export function readForm(form: HTMLFormElement): FormValues {
  return toValues((field) => findControl(form, field)?.value);
}

export function fillForm(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of FIELD_NAMES) {
    const control = findControl(form, field);
    const value = values[field];
    const isOffered =
      !(control instanceof HTMLSelectElement) ||
      [...control.options].some((option) => option.value === value);
    if (control && value && control.value === '' && isOffered) control.value = value;
  }
}
