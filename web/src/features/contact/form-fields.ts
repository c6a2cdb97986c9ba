import type { FieldErrorCode } from '../../../../model/contact-limits.ts';
import { CONTACT_LIMITS } from '../../../../model/contact-limits.ts';
import { isPackage } from '../../../../model/packages.ts';

/** The fields that a visitor fills, in their order on the form. */
export const FIELD_NAMES = ['name', 'email', 'company', 'package', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
export type FormValues = Record<FieldName, string>;

export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

/** Something before and after one @, and a dot in what comes after; the function has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Checks what was typed, trimmed as the function trims it. */
export function validateFields(values: FormValues): FieldErrors {
  const name = values.name.trim();
  const email = values.email.trim();
  const message = values.message.trim();
  const errors: FieldErrors = {};
  if (name === '') errors.name = 'name_missing';
  else if (name.length > CONTACT_LIMITS.name) errors.name = 'name_long';
  if (email === '') errors.email = 'email_missing';
  else if (email.length > CONTACT_LIMITS.email) errors.email = 'email_long';
  else if (!EMAIL.test(email)) errors.email = 'email_form';
  if (values.company.trim().length > CONTACT_LIMITS.company) errors.company = 'company_long';
  if (values.package !== '' && !isPackage(values.package)) errors.package = 'package_choice';
  if (message === '') errors.message = 'message_missing';
  else if (message.length < CONTACT_LIMITS.message.min) errors.message = 'message_short';
  else if (message.length > CONTACT_LIMITS.message.max) errors.message = 'message_long';
  return errors;
}

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
