import { EMAIL_LENGTH } from '../lengths.ts';

/** Lengths of a contact message in characters; the form and the function's schema both read them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  /** What may be typed, and what is stored: a plus sign and 15 digits (`model/contact/phone.ts`). */
  phone: { typed: 40, stored: 16 },
  company: 120,
  message: { min: 10, max: 4000 },
  budget: 40,
  page: 200,
  notes: 4000,
} as const;

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;
