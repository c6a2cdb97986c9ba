import * as v from 'valibot';
import { LOCALES } from './locale.ts';
import { storedTime } from './stored-time.ts';

/** Lengths in characters; the form's `maxlength` and the function's schema both read them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  company: 120,
  message: { min: 10, max: 4000 },
  page: 200,
  notes: 4000,
} as const;

/** The packages on offer (specification, section 9). */
export const PACKAGES = ['basic', 'plus', 'premium'] as const;
export type Package = (typeof PACKAGES)[number];

export const MESSAGE_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The form field that people never see; a text in it marks a robot. */
export const HONEYPOT_FIELD = 'website';

/** What a visitor sends to `/api/contact`, as JSON or as a form. Unknown fields are refused. */
export const contactRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CONTACT_LIMITS.name)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(CONTACT_LIMITS.email), v.email()),
  company: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(CONTACT_LIMITS.company)), ''),
  package: v.optional(v.union([v.literal(''), v.picklist(PACKAGES)]), ''),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(CONTACT_LIMITS.message.min),
    v.maxLength(CONTACT_LIMITS.message.max),
  ),
  locale: v.picklist(LOCALES),
  page: v.optional(v.pipe(v.string(), v.maxLength(CONTACT_LIMITS.page)), ''),
  [HONEYPOT_FIELD]: v.optional(v.string(), ''),
});

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/**
 * `contact_message/{id}` as stored: the request without the honeypot, empty optional fields left out,
 * `uid` only where the sender was signed in; `created_date` is the server's time.
 */
export interface ContactMessage<Time> {
  reference: string;
  name: string;
  email: string;
  company?: string;
  package?: Package;
  message: string;
  locale: ContactRequest['locale'];
  page: string;
  uid?: string;
  status: MessageStatus;
  notes: string;
  created_date: Time;
}

/** `contact_message/{id}` as read back, `created_date` in milliseconds since 1970; unknown fields are passed over. */
export const storedMessageSchema = v.object({
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  company: v.exactOptional(v.string()),
  package: v.exactOptional(v.picklist(PACKAGES)),
  message: v.string(),
  locale: v.picklist(LOCALES),
  page: v.string(),
  uid: v.exactOptional(v.string()),
  status: v.picklist(MESSAGE_STATUSES),
  notes: v.string(),
  created_date: storedTime,
});
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;
