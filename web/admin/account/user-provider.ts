import type { User } from '#browser/firebase/auth.ts';
import type { ProviderName } from '#studio/studio.ts';

/** True for accounts that sign in with e-mail and password. */
export function usesPassword(user: User): boolean {
  return user.providerData.some(({ providerId }) => providerId === 'password');
}

const NAMES: Readonly<Record<string, ProviderName>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'twitter.com': 'twitter',
};

/** The name of a provider with that id in Auth. */
export const providerName = (id: string): ProviderName => NAMES[id] ?? `oauth:${id}`;

/** The pop-up provider that an account without password signs in with. */
export const providerOf = (user: User): ProviderName =>
  providerName(user.providerData[0]?.providerId ?? '');

const LABELS: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  'oauth:oidc.demo': 'OpenID Connect',
};

/** Display name of a provider; for a generic one its id without the protocol. */
export function providerLabel(provider: ProviderName): string {
  return LABELS[provider] ?? provider.replace(/^oauth:(?:oidc\.)?/, '');
}
