import type { User } from '#browser/firebase/auth.ts';
import type { ProviderName } from '#studio/studio.ts';

export function usesPassword(user: User): boolean {
  return user.providerData.some(({ providerId }) => providerId === 'password');
}

const NAMES: Readonly<Record<string, ProviderName>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'twitter.com': 'twitter',
};

export const providerName = (id: string): ProviderName => NAMES[id] ?? `oauth:${id}`;

export const providerOf = (user: User): ProviderName =>
  providerName(user.providerData[0]?.providerId ?? '');

const LABELS: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  'oauth:oidc.demo': 'OpenID Connect',
};

/** Name of a provider; a generic one is called by its id without the protocol. */
export function providerLabel(provider: ProviderName): string {
  return LABELS[provider] ?? provider.replace(/^oauth:(?:oidc\.)?/, '');
}
