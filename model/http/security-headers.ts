import { hstsPreload } from '#studio/studio.ts';

/** Headers of functions and of the files that Hosting serves. */
export const SECURITY_HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
