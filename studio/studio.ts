import type { Bilingual, Locale } from './locale.ts';

const domain = 'contoh.example';

/** Placeholders: replace them before going live (docs/own-studio.md). */
export const studio = {
  name: 'Contoh Studio',
  domain,
  origin: `https://${domain}`,
  email: 'halo@contoh.example',
  /** International format, for `tel:` links. */
  phone: '+6200000000000',
  whatsapp: 'https://wa.me/6200000000000',
  city: 'Jakarta',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/contoh.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/contoh-example' },
    { name: 'GitHub', href: 'https://github.com/contoh-example' },
  ],
} as const;

/** Days 1 (Monday) to 7, full hours in Jakarta. */
export const workingHours = {
  days: [1, 2, 3, 4, 5],
  opens: 9,
  closes: 17,
} as const;

export const answerPromise: Bilingual<string> = {
  en: 'We answer within one working day.',
  id: 'Kami membalas dalam satu hari kerja.',
};

export const studioLocale: Locale = 'id';

/** `oauth:{provider id}` is a generic OAuth provider, e.g. `oauth:oidc.company`. */
export type ProviderName = 'google' | 'facebook' | 'twitter' | `oauth:${string}`;

/** Providers with a button; production needs them in Authentication too (docs/deploying.md). */
export const signInProviders: readonly ProviderName[] = ['google'];

/** Prefix of references: `CS-7K3M-Q9TX`. */
export const referencePrefix = 'CS';
