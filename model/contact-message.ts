import * as v from 'valibot';
import { CONTACT_LIMITS, HONEYPOT_FIELD } from './contact-limits.ts';
import { LOCALES } from './locale.ts';
import type { Package } from './packages.ts';
import { PACKAGES } from './packages.ts';
import { storedTime } from './stored-time.ts';

export const MESSAGE_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

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
 * `uid` only where the sender was signed in; `created_date` is the server's time. The sender may read it, so
 * what admins note is kept in `contact_message/{id}/private/notes` (`MessageNotes`), not here.
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
  created_date: Time;
  /** Who changed the status and when; absent until an admin did. */
  updated_by?: string;
  updated_date?: Time;
}

/** `contact_message/{id}/private/notes`; only admins read and write it. */
export interface MessageNotes<Time> {
  notes: string;
  updated_by: string;
  updated_date: Time;
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
  created_date: storedTime,
});
export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;
