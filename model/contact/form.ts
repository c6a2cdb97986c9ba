import { studio } from '#studio/studio.ts';
import { ENTRY_PARAMETERS, entryPath } from '../content/paths.ts';
import { isSlug } from '../content/slug.ts';
import { EMAIL_LENGTH } from '../lengths.ts';

// The contact form, without its schema: public pages import it and must not load the schema library.

/** Lengths of a contact message in characters as people see them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  /** A link to a chat may be typed; a plus sign and 15 digits are stored. */
  phone: { typed: 300, stored: 16 },
  company: 120,
  message: { min: 10, max: 4000 },
  budget: 40,
  page: 200,
  notes: 4000,
} as const;

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;

/** A control of the form, with attributes as React and HTML both take them. */
interface FormControl {
  element: 'input' | 'select' | 'textarea';
  required?: boolean;
  attributes: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    /** What visitors type has a direction of its own. */
    dir?: 'auto';
    minLength?: number;
    rows?: number;
  };
}

/** The fields that a visitor fills, in their order. None has a length: the browser cuts nothing that was pasted. */
export const FORM_CONTROLS = {
  name: {
    element: 'input',
    required: true,
    attributes: { dir: 'auto', autoComplete: 'name' },
  },
  // One of the two is enough, which a browser without scripting cannot check: the function answers it.
  email: {
    element: 'input',
    attributes: { type: 'email', autoComplete: 'email' },
  },
  phone: {
    element: 'input',
    attributes: { type: 'tel', autoComplete: 'tel' },
  },
  company: {
    element: 'input',
    attributes: { dir: 'auto', autoComplete: 'organization' },
  },
  package: { element: 'select', attributes: {} },
  budget: { element: 'select', attributes: {} },
  message: {
    element: 'textarea',
    required: true,
    attributes: { dir: 'auto', rows: 7, minLength: CONTACT_LIMITS.message.min },
  },
} as const satisfies Record<string, FormControl>;

export type FieldName = keyof typeof FORM_CONTROLS;
export const FIELD_NAMES = Object.keys(FORM_CONTROLS) as FieldName[];

/** What can be wrong with a field. */
export const FIELD_ERROR_CODES = [
  'name_missing',
  'name_long',
  'email_missing',
  'email_form',
  'email_long',
  'phone_form',
  'phone_country',
  'phone_short',
  'phone_long',
  'company_long',
  'package_choice',
  'budget_choice',
  'message_missing',
  'message_short',
  'message_long',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Honeypot: an invisible field, named after nothing in a browser's profile; a text in it marks suspected spam. */
export const HONEYPOT_FIELD = 'second_topic';

/** The honeypot, and its name in pages opened before it was renamed. */
export const HONEYPOT_FIELDS = [HONEYPOT_FIELD, 'website'] as const;

/** Address of the contact function. */
export const CONTACT_URL = '/api/contact';

/** Query parameter of the contact page with the reference number of a message that was sent without scripting. */
export const SENT_PARAMETER = 'sent';

/** Form of a reference number (`functions/src/contact/reference.ts` makes them). */
export const REFERENCE_PATTERN = /^[A-Z0-9-]{4,24}$/;

/** Path of the contact page for a form that was sent from `page`: the page below `/m/` for itself, else the desktop page. */
export function contactPath(page: unknown): '/contact-us' | '/m/contact-us' {
  return page === '/m/contact-us' ? '/m/contact-us' : '/contact-us';
}

/**
 * How a message begins to which a project's page led: with the project's address. '' where none did.
 * @param query of the contact page's address; anybody may have written it
 * @param about comes before the address
 */
export function messageOpening(query: URLSearchParams, about: string): string {
  const project = query.get(ENTRY_PARAMETERS.portfolio) ?? '';
  return isSlug(project) ? `${about} ${studio.origin}${entryPath('portfolio', project)}\n\n` : '';
}

/** Stylesheet of the page that the contact function answers to a rejected form post; Hosting serves it. */
export const FORM_PAGE_STYLES = '/form-page.css';
