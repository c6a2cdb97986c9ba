import * as v from 'valibot';
import type { FieldErrorCode } from './limits.ts';
import { CONTACT_LIMITS, HONEYPOT_FIELD } from './limits.ts';
import { LOCALES } from '../locale.ts';
import { PACKAGES } from '../../web/src/studio/packages.ts';

/** Codes of errors that only a sender other than the form can cause. */
export type RequestErrorCode = FieldErrorCode | 'value_unknown' | 'not_accepted';

/** A text; its validation message is the code of the field's error. */
const trimmed = (notText: RequestErrorCode) => v.pipe(v.string(notText), v.trim());
const atMost = (length: number, code: RequestErrorCode) =>
  v.maxLength<string, number, string>(length, code);

const { name, email, company, message, page } = CONTACT_LIMITS;

/**
 * `POST /api/contact`, as JSON or as a form. Unknown fields are rejected. Validation messages are
 * the codes of the fields' errors (`parseContactRequest`).
 *
 * `id` is made by the browser, one per message: a second request with the same id and the same content is the
 * same message. A form without scripting has none.
 */
export const contactRequestSchema = v.strictObject({
  id: v.optional(v.pipe(v.string('value_unknown'), v.uuid('value_unknown'))),
  name: v.pipe(trimmed('name_missing'), v.minLength(1, 'name_missing'), atMost(name, 'name_long')),
  email: v.pipe(
    trimmed('email_missing'),
    v.minLength(1, 'email_missing'),
    atMost(email, 'email_long'),
    v.email('email_form'),
  ),
  company: v.optional(v.pipe(trimmed('company_long'), atMost(company, 'company_long')), ''),
  package: v.optional(v.picklist(['', ...PACKAGES], 'package_choice'), ''),
  message: v.pipe(
    trimmed('message_missing'),
    v.minLength(1, 'message_missing'),
    v.minLength(message.min, 'message_short'),
    atMost(message.max, 'message_long'),
  ),
  locale: v.picklist(LOCALES, 'value_unknown'),
  page: v.optional(v.pipe(v.string('value_unknown'), atMost(page, 'value_unknown')), ''),
  [HONEYPOT_FIELD]: v.optional(v.string('value_unknown'), ''),
});
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/** `202`: the message is stored. */
export const contactResponseSchema = v.object({ reference: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

/** `400 invalid_fields`: per field the text in the sender's language, and the code. */
export const contactErrorSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.record(v.string(), v.string()),
    codes: v.record(v.string(), v.string()),
  }),
});
export type ContactError = v.InferOutput<typeof contactErrorSchema>;

/** Result of `parseContactRequest`: the request, or the first error of each field in the schema's order. */
export type ParsedContactRequest =
  | { request: ContactRequest; errors: null }
  | { request: null; errors: Map<string, RequestErrorCode> };

const isCode = (text: string): text is RequestErrorCode => /^[a-z]+_[a-z]+$/.test(text);

/** Checks a request; used by the form before it is sent and by the function that receives it. */
export function parseContactRequest(sent: Record<string, unknown>): ParsedContactRequest {
  // A missing field gets the error of an empty one.
  const required = { name: '', email: '', message: '', locale: '' };
  const parsed = v.safeParse(contactRequestSchema, { ...required, ...sent });
  if (parsed.success) return { request: parsed.output, errors: null };
  const errors = new Map<string, RequestErrorCode>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (errors.has(field)) continue;
    errors.set(field, isCode(issue.message) ? issue.message : 'not_accepted');
  }
  return { request: null, errors };
}
