/**
 * The site's operations on Firebase Auth (docs/behaviour.md, "Endpoints and operations"). Import it lazily: no public
 * page needs it. Every function rejects with the SDK's `FirebaseError` (`code` is e.g. `auth/invalid-credential`).
 */
import {
  type Auth,
  type User,
  EmailAuthProvider,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Locale } from '#studio/locale.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { firebaseApp } from './app.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

export type { User } from 'firebase/auth';

let auth: Auth | undefined;

/**
 * The page's Auth, whose session lasts in this browser until sign-out. Without a pop-up resolver, which would load
 * scripts of another origin on every page with a session; `auth-popup.ts` passes it at the click.
 */
export function firebaseAuth(): Auth {
  if (auth === undefined) {
    startAppCheckIfEnabled();
    auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
    if (usesEmulators) connectAuthEmulator(auth, emulatorHosts.auth, { disableWarnings: true });
  }
  return auth;
}

/** The signed-in user, once the stored session has been read and checked. */
export async function currentUser(): Promise<User | null> {
  await firebaseAuth().authStateReady();
  return firebaseAuth().currentUser;
}

/** Calls `changed` at every sign-in, sign-out and new token; returns how to stop. */
export function watchUser(changed: (user: User | null) => void): () => void {
  return onIdTokenChanged(firebaseAuth(), changed);
}

/** The signed-in user's token for a request to the site's functions; null when nobody is signed in. */
export async function idToken(): Promise<string | null> {
  const user = await currentUser();
  return user === null ? null : user.getIdToken();
}

/** Signs in. */
export async function signInWithPassword(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

/** Creates an account and signs in with it. */
export async function createAccount(email: string, password: string): Promise<User> {
  return (await createUserWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

/** Sets the language of Firebase's e-mails. */
export function setEmailLocale(locale: Locale): void {
  firebaseAuth().languageCode = locale;
}

/** Sends the verification e-mail. */
export function sendVerification(user: User): Promise<void> {
  return sendEmailVerification(user);
}

/** Sends the e-mail for choosing a new password. */
export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(firebaseAuth(), email);
}

/** Applies the code of an e-mail about the account's address: verification, change, or undoing a change. */
export function redeemEmailCode(code: string): Promise<void> {
  return applyActionCode(firebaseAuth(), code);
}

/** Checks the code of a password reset e-mail; gives the address it was sent to. */
export function verifyResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets the new password with the code of a password reset e-mail. */
export function confirmReset(code: string, password: string): Promise<void> {
  return confirmPasswordReset(firebaseAuth(), code, password);
}

/** Reauthenticates with the password. */
export async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** Changes the password. Needs a recent sign-in: call `reauthenticate` before it. */
export function changePassword(user: User, password: string): Promise<void> {
  return updatePassword(user, password);
}

/** Deletes the auth user permanently. Needs a recent sign-in: call `reauthenticate` before it. */
export function deleteAuthUser(user: User): Promise<void> {
  return deleteUser(user);
}

/** Signs out in this browser. */
export function endSession(): Promise<void> {
  return signOut(firebaseAuth());
}
