import type { Visit } from '#model/visits/visit.ts';

/** A view as a page sends it. */
export const visit = (changes: Partial<Visit> = {}): Visit => ({
  page: '/',
  locale: 'id',
  referrer: '',
  source: '',
  first: false,
  ...changes,
});
