import { CONTACT_LIMITS } from '../../../../model/contact-limits.ts';
import type { FieldErrorCode } from '../../../../model/contact-limits.ts';
import { isPackage } from '../../../../model/packages.ts';

/** The fields that a visitor fills, in their order on the form. */
export const FIELDS = ['name', 'email', 'company', 'package', 'message'] as const;

export type Field = (typeof FIELDS)[number];
export type Values = Record<Field, string>;

export type FieldErrors = Partial<Record<Field, FieldErrorCode>>;

/** Something before and after one @, and a dot in what comes after; the function has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const {
  name: nameMax,
  email: emailMax,
  company: companyMax,
  message: messageLimits,
} = CONTACT_LIMITS;

/** Checks what was typed, trimmed as the function trims it. */
export function validateFields(values: Values): FieldErrors {
  const name = values.name.trim();
  const email = values.email.trim();
  const message = values.message.trim();
  const problems: FieldErrors = {};
  if (name === '') problems.name = 'name_missing';
  else if (name.length > nameMax) problems.name = 'name_long';
  if (email === '') problems.email = 'email_missing';
  else if (email.length > emailMax) problems.email = 'email_long';
  else if (!EMAIL.test(email)) problems.email = 'email_form';
  if (values.company.trim().length > companyMax) problems.company = 'company_long';
  if (values.package !== '' && !isPackage(values.package)) problems.package = 'package_choice';
  if (message === '') problems.message = 'message_missing';
  else if (message.length < messageLimits.min) problems.message = 'message_short';
  else if (message.length > messageLimits.max) problems.message = 'message_long';
  return problems;
}

/** The first field with a problem, in the form's order. */
export function firstInvalidField(problems: FieldErrors): Field | undefined {
  return FIELDS.find((field) => problems[field] !== undefined);
}

export const EMPTY: Values = { name: '', email: '', company: '', package: '', message: '' };

/** True where a visitor has typed something worth keeping; a chosen package alone is not. */
export function holdsText(values: Values): boolean {
  return FIELDS.some((field) => field !== 'package' && values[field].trim() !== '');
}
