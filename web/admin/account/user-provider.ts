import type { IdTokenResult, User } from '#browser/firebase/auth.ts';
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

/** Id of the provider that a session began with: an admin's right may be bound to it. Another one if the token is not read yet. */
export function providerOf({ providerData }: User, token: IdTokenResult | null): string {
  const ids = providerData.map(({ providerId }) => providerId);
  return [token?.signInProvider, 'password', ids[0]].find((id) => ids.includes(id ?? '')) ?? '';
}

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
