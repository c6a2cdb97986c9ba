/**
 * Plain constants of the contact message, apart from its schema: public pages read them, and must not
 * load the schema library for that.
 */

/** Lengths in characters; the form's `maxlength` and the function's schema both read them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  company: 120,
  message: { min: 10, max: 4000 },
  page: 200,
  notes: 4000,
} as const;

/** The form field that people never see; a text in it marks a robot. */
export const HONEYPOT_FIELD = 'website';

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;

/** Stylesheet of the page that the contact function answers to a refused form post; Hosting serves it. */
export const FORM_PAGE_STYLES = '/form-page.css';
