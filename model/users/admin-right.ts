/*
 * An admin's right is bound to the account's ways of signing in when it was granted: a later one brings nothing
 * (docs/decisions/the-right-is-bound-to-a-sign-in.md). `firestore.rules` compare the same.
 */
import { signInProviders } from '#studio/studio.ts';

/** Parts of an ID token; `auth_time` in seconds since 1970. */
export interface SessionToken {
  aud: string;
  auth_time: number;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  firebase: { sign_in_provider: string; identities: Record<string, unknown> };
}

/** Emulators alone take such a project (firebase-tools). */
const isDemo = (project: string): boolean => project.startsWith('demo-');

/** A session can set a password: one alone has the right only where no provider can be linked, and in the emulators. */
const passwordSuffices = (project: string): boolean =>
  signInProviders.length === 0 || isDemo(project);

/** The provider, and who the person is there. */
export const signInKey = (provider: string, uid: unknown): string => `${provider}:${String(uid)}`;

export const passwordSignIn = (email: string): string => signInKey('password', email);

/** The way holds once the address is verified. */
export const verifiedSignIn = (way: string): string => `verified-${way}`;

/** The names of a session's way of signing in. A link by e-mail is of the provider `password` too. */
function signInsOf({ firebase, email_verified }: SessionToken): string[] {
  const { sign_in_provider: provider, identities } = firebase;
  const ids = identities[provider === 'password' ? 'email' : provider];
  const way = signInKey(provider, Array.isArray(ids) ? ids[0] : '');
  return email_verified ? [way, verifiedSignIn(way)] : [way];
}

interface AuthAccount {
  email?: string | undefined;
  providerData: readonly { providerId: string; uid: string; email?: string | undefined }[];
}

/**
 * Those with the account's verified address: another may be of somebody with an earlier session. None if the account
 * has only a password and that does not count.
 */
export function grantedSignIns(
  { email = '', providerData }: AuthAccount,
  project: string,
): string[] {
  const ways = providerData
    .filter((way) => way.email === email && way.providerId !== 'password')
    .map(({ providerId, uid }) => signInKey(providerId, uid));
  return ways.length === 0 && passwordSuffices(project) ? [passwordSignIn(email)] : ways;
}

interface UserFields {
  is_admin?: unknown;
  admin_sign_ins?: unknown;
  sessions_valid_since?: unknown;
  email?: unknown;
}

/** A right without ways was written by hand: in the emulators it is bound to the password of the profile's address. */
export function hasAdminRight(user: UserFields, token: SessionToken): boolean {
  const byHand = isDemo(token.aud) && ['custom:', signInKey('password', user.email ?? token.email)];
  const ways = user.admin_sign_ins ?? byHand;
  const { is_admin: isAdmin, sessions_valid_since: since = 0 } = user;
  const isOpen = token.auth_time >= Number(since);
  return (
    isAdmin === true &&
    isOpen &&
    Array.isArray(ways) &&
    signInsOf(token).some((way) => ways.includes(way))
  );
}
