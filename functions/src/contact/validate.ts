import * as v from 'valibot';
import { contactRequestSchema } from '../../../model/contact-message.ts';
import type { ContactRequest } from '../../../model/contact-message.ts';
import type { FieldErrorCode } from './messages.ts';

/** Problems by field name, in the order in which the schema names the fields. */
export type FieldErrors = Map<string, FieldErrorCode>;

export type Validation =
  { request: ContactRequest; problems: null } | { request: null; problems: FieldErrors };

/** Unknown fields that an answer names at most, and the length to which their names are cut. */
const UNKNOWN_NAMED = 5;
const UNKNOWN_LENGTH = 40;

/**
 * Checks what a visitor sent against the shared schema, after mending what no visitor can help: line
 * ends of form posts (they would make a text longer than its field allows), control characters, halves
 * of surrogate pairs.
 */
export function validateContact(sent: Record<string, unknown>): Validation {
  const mended = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? mend(value) : value,
    ]),
  );
  const parsed = v.safeParse(contactRequestSchema, mended);
  if (parsed.success) return { request: parsed.output, problems: null };
  const problems: FieldErrors = new Map();
  let unknown = 0;
  for (const issue of parsed.issues) {
    const key = issue.path?.[0]?.key;
    const name = typeof key === 'string' ? key : '';
    const known = Object.hasOwn(contactRequestSchema.entries, name);
    if (!known && ++unknown > UNKNOWN_NAMED) continue;
    const shown = known ? name : name.slice(0, UNKNOWN_LENGTH);
    if (problems.has(shown)) continue;
    problems.set(shown, known ? problemOf(name, mended[name], issue.type) : 'not_accepted');
  }
  return { request: null, problems };
}

function mend(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}

function problemOf(name: string, value: unknown, type: string): FieldErrorCode {
  const missing = typeof value !== 'string' || value.trim() === '';
  if (name === 'name') return missing ? 'name_missing' : 'name_long';
  if (name === 'email') {
    if (missing) return 'email_missing';
    return type === 'max_length' ? 'email_long' : 'email_form';
  }
  if (name === 'company') return 'company_long';
  if (name === 'package') return 'package_choice';
  if (name === 'message') {
    if (missing) return 'message_missing';
    return type === 'max_length' ? 'message_long' : 'message_short';
  }
  return 'value_unknown';
}
