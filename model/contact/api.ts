import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { BUDGETS, PACKAGES } from '#studio/packages.ts';
import { referralSchema } from '../visits/visit.ts';
import { CONTACT_LIMITS, FIELD_ERROR_CODES, HONEYPOT_FIELD } from './form.ts';
import { parsePhone } from './phone.ts';

/**
 * A text that a person typed, without what nobody can influence: line ends of form posts (they would make it longer
 * than its field allows), control characters, halves of surrogate pairs.
 */
const normaliseTyped = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));

/** Codes of a field's error; the last two only a sender other than the form can cause. */
const REQUEST_ERROR_CODES = [...FIELD_ERROR_CODES, 'value_unknown', 'not_accepted'] as const;
type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];

/** A text; its validation message is the code of the field's error. */
const trimmed = (notText: RequestErrorCode) =>
  v.pipe(v.string(notText), v.transform(normaliseTyped), v.trim());
const atMost = (length: number, code: RequestErrorCode) =>
  v.maxLength<string, number, string>(length, code);

const { name, email, phone, company, message, page } = CONTACT_LIMITS;

/** An e-mail address; '' where none was typed. */
const emailSchema = v.pipe(
  trimmed('email_missing'),
  atMost(email, 'email_long'),
  v.check(
    (value) => value === '' || v.EMAIL_REGEX.test(value),
    'email_form' satisfies RequestErrorCode,
  ),
);

/** A telephone number in the form in which it is stored; '' where none was typed. */
const phoneSchema = v.pipe(
  trimmed('phone_form'),
  atMost(phone.typed, 'phone_long'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === '') return '';
    const parsed = parsePhone(dataset.value);
    if ('phone' in parsed) return parsed.phone;
    addIssue({ message: parsed.problem });
    return NEVER;
  }),
);

const fields = v.strictObject({
  id: v.optional(v.pipe(v.string('value_unknown'), v.uuid('value_unknown'))),
  name: v.pipe(trimmed('name_missing'), v.minLength(1, 'name_missing'), atMost(name, 'name_long')),
  email: v.optional(emailSchema, ''),
  phone: v.optional(phoneSchema, ''),
  company: v.optional(v.pipe(trimmed('company_long'), atMost(company, 'company_long')), ''),
  package: v.optional(v.picklist(['', ...PACKAGES], 'package_choice'), ''),
  budget: v.optional(v.picklist(['', ...Object.keys(BUDGETS.en)], 'budget_choice'), ''),
  message: v.pipe(
    trimmed('message_missing'),
    v.minLength(1, 'message_missing'),
    v.minLength(message.min, 'message_short'),
    atMost(message.max, 'message_long'),
  ),
  locale: v.picklist(LOCALES, 'value_unknown'),
  page: v.optional(v.pipe(trimmed('value_unknown'), atMost(page, 'value_unknown')), ''),
  /** What led to the message; a message is not refused because of it. */
  referral: v.fallback(v.optional(referralSchema), undefined),
  [HONEYPOT_FIELD]: v.optional(v.string('value_unknown'), ''),
});

/**
 * `POST /api/contact`, as JSON or as a form; an e-mail address or a telephone number is enough. Unknown fields are
 * rejected. Validation messages are the codes of the fields' errors (`parseContactRequest`).
 *
 * `id` is made by the browser, one per message: a second request with the same id and the same content is the
 * same message. A form without scripting has none.
 */
export const contactRequestSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      (sent) => sent.email !== '' || sent.phone !== '',
      'email_missing' satisfies RequestErrorCode,
    ),
    ['email'],
  ),
);
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/** `202`: the message is stored. */
export const contactResponseSchema = v.object({ reference: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

/** `400 invalid_fields`: the code of each field's error (`REQUEST_ERROR_CODES`). */
export const contactErrorSchema = v.object({
  error: v.object({ code: v.string(), fields: v.record(v.string(), v.string()) }),
});

/**
 * Checks a request; used by the form before it is sent and by the function that receives it.
 * @returns the request, or the first error of each field in the schema's order
 */
export function parseContactRequest(
  sent: Record<string, unknown>,
):
  | { request: ContactRequest; errors: null }
  | { request: null; errors: Record<string, RequestErrorCode> } {
  // A missing field gets the error of an empty one.
  const required = { name: '', message: '', locale: '' };
  const parsed = v.safeParse(contactRequestSchema, { ...required, ...sent });
  if (parsed.success) return { request: parsed.output, errors: null };
  const errors = new Map<string, RequestErrorCode>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    const code = REQUEST_ERROR_CODES.find((known) => known === issue.message) ?? 'not_accepted';
    if (!errors.has(field)) errors.set(field, code);
  }
  return { request: null, errors: Object.fromEntries(errors) };
}
