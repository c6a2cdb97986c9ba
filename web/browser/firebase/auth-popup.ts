/** Sign-in with another provider's pop-up window. Import it at the click, never before. */
import {
  type AuthProvider,
  type User,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  TwitterAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth';
import type { ProviderName } from '#studio/studio.ts';
import { firebaseAuth } from './auth.ts';

/** The SDK's provider of that name. */
export function authProvider(name: ProviderName): AuthProvider {
  switch (name) {
    case 'google':
      return new GoogleAuthProvider();
    case 'facebook':
      return new FacebookAuthProvider();
    case 'twitter':
      return new TwitterAuthProvider();
    default:
      return new OAuthProvider(name.slice('oauth:'.length));
  }
}

/** Opens the provider's pop-up; `auth/popup-closed-by-user` when the visitor closes it. */
export async function signInWithProvider(name: ProviderName): Promise<User> {
  const credential = await signInWithPopup(
    firebaseAuth(),
    authProvider(name),
    browserPopupRedirectResolver,
  );
  return credential.user;
}

/** Reauthenticates with the provider's pop-up. */
export async function reauthenticateWithProvider(user: User, name: ProviderName): Promise<void> {
  await reauthenticateWithPopup(user, authProvider(name), browserPopupRedirectResolver);
}
