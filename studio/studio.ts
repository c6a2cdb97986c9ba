import type { Bilingual, Locale } from './locale.ts';

const domain = 'contoh.example';

/**
 * Name, domain and contact details of the studio; every page takes them from here. The founders stand in founders.ts and
 * the address in address.ts, because every page loads this file. docs/own-studio.md lists what else makes this site a
 * studio's own.
 * All values are placeholders ("contoh" means "example"); replace them before going live.
 */
export const studio = {
  name: 'Contoh Studio',
  domain,
  /** Origin of the canonical URLs. */
  origin: `https://${domain}`,
  email: 'halo@contoh.example',
  /** International format, for `tel:` links. */
  phone: '+6200000000000',
  phoneShown: '+62 000-0000-0000',
  whatsapp: 'https://wa.me/6200000000000',
  city: 'Jakarta',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/contoh.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/contoh-example' },
    { name: 'GitHub', href: 'https://github.com/contoh-example' },
  ],
} as const;

/**
 * When the studio works, for search engines: `days` of the week, 1 for Monday to 7 for Sunday; from `opens` up to `closes`, full
 * hours from 0 to 24 in Jakarta (`model/time-zone.ts`).
 */
export const workingHours = {
  days: [1, 2, 3, 4, 5],
  opens: 9,
  closes: 17,
} as const;

/** How soon the studio answers: on the contact form and in receipts. */
export const answerPromise: Bilingual<string> = {
  en: 'We answer within one working day.',
  id: 'Kami membalas dalam satu hari kerja.',
};

/** Language of the mails that the studio gets. */
export const studioLocale: Locale = 'id';

/** Ways to sign in with a pop-up; `oauth:{provider id}` is a generic OAuth provider, e.g. `oauth:oidc.company`. */
export type ProviderName = 'google' | 'facebook' | 'twitter' | `oauth:${string}`;

/**
 * Providers with a button on the sign-in page and in re-authentication, e.g. `['google', 'oauth:oidc.company']`. In
 * production, they are added to Authentication (docs/deploying.md). The emulators accept any provider, so a demo project
 * shows one of each sort as well.
 */
export const signInProviders: readonly ProviderName[] = ['google'];

/** First part of the reference numbers of messages, e.g. `CS-7K3M-Q9TX`: capital letters of the studio's name. */
export const referencePrefix = 'CS';
