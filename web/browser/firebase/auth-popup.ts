/** Import it at the click, never before. */
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

/** `auth/popup-closed-by-user`: by the visitor. */
export async function signInWithProvider(name: ProviderName): Promise<User> {
  const credential = await signInWithPopup(
    firebaseAuth(),
    authProvider(name),
    browserPopupRedirectResolver,
  );
  return credential.user;
}

export async function reauthenticateWithProvider(user: User, name: ProviderName): Promise<void> {
  await reauthenticateWithPopup(user, authProvider(name), browserPopupRedirectResolver);
}
