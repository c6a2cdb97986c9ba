import { EMAIL_LENGTH } from '../lengths.ts';

/** Lengths of a contact message in characters; the form and the function's schema both read them. */
export const CONTACT_LIMITS = {
  name: 100,
  email: EMAIL_LENGTH,
  company: 120,
  message: { min: 10, max: 4000 },
  page: 200,
  notes: 4000,
} as const;

/** Messages one sender address may leave in an hour, counted in `rate_limit`. */
export const CONTACT_PER_HOUR = 5;
