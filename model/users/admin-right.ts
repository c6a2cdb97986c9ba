/*
 * An admin's right is bound to the account's ways of signing in when it was granted: a way that is added later brings
 * nothing (docs/decisions/the-right-is-bound-to-a-sign-in.md). firestore.rules compare the same.
 */

/** Of an ID token. */
export interface FirebaseClaim {
  sign_in_provider: string;
  identities: Record<string, unknown>;
}

/** The provider, and who the person is there. */
export const signIn = (provider: string, uid: unknown): string => `${provider}:${String(uid)}`;

/** With the password of an address, or a link sent to it. */
export const passwordSignIn = (email: string): string => signIn('password', email);

/** Of a session. A link by e-mail is of the provider `password` too. */
export function signInOf({ sign_in_provider: provider, identities }: FirebaseClaim): string {
  const ids = identities[provider === 'password' ? 'email' : provider];
  return signIn(provider, Array.isArray(ids) ? ids[0] : '');
}

interface AuthAccount {
  email?: string | undefined;
  providerData: readonly { providerId: string; uid: string; email?: string | undefined }[];
}

/**
 * Those with the account's verified address: another may be of somebody with an earlier session. An account without any
 * can set a password by e-mail.
 */
export function grantedSignIns({ email = '', providerData }: AuthAccount): string[] {
  const ways = providerData
    .filter((way) => way.email === email)
    .map(({ providerId, uid }) => signIn(providerId, uid));
  return ways.length > 0 ? ways : [passwordSignIn(email)];
}

/** A user document, of any form. */
interface UserFields {
  is_admin?: unknown;
  admin_sign_ins?: unknown;
  email?: unknown;
}

/**
 * A right without ways was written by hand: it is bound to the password of the profile's address.
 * @param email of the ID token
 */
export function hasAdminRight(user: UserFields, firebase: FirebaseClaim, email: string): boolean {
  const ways = user.admin_sign_ins ?? ['custom:', signIn('password', user.email ?? email)];
  return user.is_admin === true && Array.isArray(ways) && ways.includes(signInOf(firebase));
}
