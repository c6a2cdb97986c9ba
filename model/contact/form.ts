import { studio } from '#studio/studio.ts';
import { ENTRY_PARAMETERS, entryPath } from '../content/paths.ts';
import { isSlug } from '../content/slug.ts';
import { EMAIL_LENGTH } from '../lengths.ts';

// No schemas here: public pages import this file and must not load the schema library.

export const CONTACT_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  /** A link to a chat may be typed; a plus sign and 15 digits are stored. */
  phone: { typed: 300, stored: 16 },
  company: 120,
  message: { min: 10, max: 4000 },
  choice: 40,
  page: 200,
  notes: 4000,
} as const;

export const CONTACT_PER_HOUR = 5;

interface FormControl {
  element: 'input' | 'select' | 'textarea';
  required?: boolean;
  attributes: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    /** `auto`: visitors' text has a direction of its own. */
    dir?: 'auto';
    minLength?: number;
    rows?: number;
  };
}

/** Controls in the order of the form. None has a length: the browser would cut what was pasted. */
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
  'message_missing',
  'message_short',
  'message_long',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** An invisible field, named after nothing in a browser's profile; a text in it marks suspected spam. */
export const HONEYPOT_FIELD = 'second_topic';

export const CONTACT_URL = '/api/contact';

/** Query parameter with the reference of a message that was sent without scripting. */
export const SENT_PARAMETER = 'sent';

export const REFERENCE_PATTERN = /^[A-Z0-9-]{4,24}$/;

export function contactPath(page: unknown): '/contact-us' | '/m/contact-us' {
  return page === '/m/contact-us' ? '/m/contact-us' : '/contact-us';
}

/** The project whose page led to the message. @param query anybody may have written it */
export function messageOpening(query: URLSearchParams, about: string): string {
  const project = query.get(ENTRY_PARAMETERS.portfolio) ?? '';
  return isSlug(project) ? `${about} ${studio.origin}${entryPath('portfolio', project)}\n\n` : '';
}

/** Style sheet of the page that answers a rejected form post; Hosting serves it. */
export const FORM_PAGE_STYLES = '/form-page.css';
