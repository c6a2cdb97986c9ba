import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { lengthOf } from '../characters.ts';
import { referralSchema } from '../visits/visit.ts';
import { isEmail, normaliseEmail } from './email.ts';
import { CONTACT_LIMITS, FIELD_ERROR_CODES, HONEYPOT_FIELD } from './form.ts';

/** Typed text without form posts' line ends, control characters and halves of surrogate pairs. */
const normaliseTyped = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));

/** The form never causes `value_unknown`; other senders can. */
const REQUEST_ERROR_CODES = [...FIELD_ERROR_CODES, 'value_unknown'] as const;
type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];

const trimmed = (notText: RequestErrorCode) =>
  v.pipe(v.string(notText), v.transform(normaliseTyped), v.trim());
const atMost = (length: number, code: RequestErrorCode) =>
  v.check((text: string) => text.length <= length || lengthOf(text) <= length, code);

const { name, email, company, message, page } = CONTACT_LIMITS;
const phone = CONTACT_LIMITS.phone.typed;

const emailSchema = v.pipe(
  trimmed('email_missing'),
  // The parts that are dropped may be as long again.
  v.maxLength<string, number, RequestErrorCode>(4 * email, 'email_long'),
  v.transform(normaliseEmail),
  v.maxLength<string, number, RequestErrorCode>(email, 'email_long'),
  v.check((text) => text === '' || isEmail(text), 'email_form' satisfies RequestErrorCode),
);

/** Kept as it is, cut. */
const choice = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => normaliseTyped(text.slice(0, CONTACT_LIMITS.choice))),
    ),
    '',
  ),
  '',
);

const fields = v.object({
  id: v.optional(v.pipe(v.string('value_unknown'), v.uuid('value_unknown'))),
  name: v.pipe(trimmed('name_missing'), v.minLength(1, 'name_missing'), atMost(name, 'name_long')),
  email: v.optional(emailSchema, ''),
  /** The number as typed: the function parses it (`./phone.ts`). */
  phone: v.optional(v.pipe(trimmed('phone_form'), atMost(phone, 'phone_long')), ''),
  company: v.optional(v.pipe(trimmed('company_long'), atMost(company, 'company_long')), ''),
  // A page of an earlier build may offer what is gone.
  package: choice,
  budget: choice,
  message: v.pipe(
    trimmed('message_missing'),
    v.minLength(1, 'message_missing'),
    v.check((text) => lengthOf(text) >= message.min, 'message_short'),
    atMost(message.max, 'message_long'),
  ),
  locale: v.picklist(LOCALES, 'value_unknown'),
  page: v.optional(v.pipe(trimmed('value_unknown'), v.maxLength(page, 'value_unknown')), ''),
  referral: v.fallback(v.optional(referralSchema), undefined),
  [HONEYPOT_FIELD]: v.optional(v.string('value_unknown'), ''),
});

/**
 * `POST /api/contact`, as JSON or as a form. Unknown fields, as of an earlier build, are dropped; messages are codes.
 * The browser makes an `id` per message: a second request with the same id and content is the same message.
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

export const contactResponseSchema = v.object({ reference: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

export const contactErrorSchema = v.object({
  error: v.object({ code: v.string(), fields: v.record(v.string(), v.string()) }),
});

export function parseContactRequest(
  sent: Record<string, unknown>,
):
  | { request: ContactRequest; errors: null }
  | { request: null; errors: Record<string, RequestErrorCode> } {
  const required = { name: '', message: '', locale: '' };
  const parsed = v.safeParse(contactRequestSchema, { ...required, ...sent });
  if (parsed.success) return { request: parsed.output, errors: null };
  const errors = new Map<string, RequestErrorCode>();
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    const code = REQUEST_ERROR_CODES.find((known) => known === issue.message) ?? 'value_unknown';
    if (!errors.has(field)) errors.set(field, code);
  }
  return { request: null, errors: Object.fromEntries(errors) };
}
