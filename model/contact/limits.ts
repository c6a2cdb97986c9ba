/** Constants of the contact message without its schema: public pages import them and must not load the schema library. */

import { EMAIL_LENGTH } from '../lengths.ts';

/** Lengths in characters; the form's `maxlength` and the function's schema both read them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  company: 120,
  message: { min: 10, max: 4000 },
  page: 200,
  notes: 4000,
} as const;

/** Honeypot: a form field that people never see; a text in it marks a robot. */
export const HONEYPOT_FIELD = 'website';

/** Address of the contact function. */
export const CONTACT_URL = '/api/contact';

/** Query parameter of the contact page with the reference number of a message that was sent without scripting. */
export const SENT_PARAMETER = 'sent';

/** Form of a reference number (`functions/src/contact/store.ts` makes them). */
export const REFERENCE_PATTERN = /^[A-Z0-9-]{4,24}$/;

/** Path of the contact page for a form that was sent from `page`: the page below `/m/` for itself, else the desktop page. */
export function contactPath(page: unknown): '/contact-us' | '/m/contact-us' {
  return page === '/m/contact-us' ? '/m/contact-us' : '/contact-us';
}

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;

/** Stylesheet of the page that the contact function answers to a rejected form post; Hosting serves it. */
export const FORM_PAGE_STYLES = '/form-page.css';

/** What can be wrong with a field of the contact form. */
export const FIELD_ERROR_CODES = [
  'name_missing',
  'name_long',
  'email_missing',
  'email_form',
  'email_long',
  'company_long',
  'package_choice',
  'message_missing',
  'message_short',
  'message_long',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
