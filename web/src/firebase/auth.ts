/**
 * Everything the site asks of Firebase Auth (docs/behaviour.md, section 7). Import it lazily: it belongs to no public
 * page. Every function rejects with the SDK's `FirebaseError` (`code` is e.g. `auth/invalid-credential`).
 */
import type { Auth, User } from 'firebase/auth';
import {
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
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Locale } from '../../../model/locale.ts';
import { firebaseApp } from './app.ts';
import { startAppCheckWhereOn } from './app-check-token.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

export type { User } from 'firebase/auth';

let auth: Auth | undefined;

/**
 * The page's Auth, kept in this browser until sign-out. Made without a pop-up resolver, which would load scripts of
 * another origin on every page with a session; `auth-popup.ts` brings it at the click.
 */
export function firebaseAuth(): Auth {
  if (auth === undefined) {
    startAppCheckWhereOn();
    auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
    if (usesEmulators) connectAuthEmulator(auth, emulatorHosts.auth, { disableWarnings: true });
  }
  return auth;
}

/** Who is signed in, once the stored session has been read and checked. */
export async function currentUser(): Promise<User | null> {
  await firebaseAuth().authStateReady();
  return firebaseAuth().currentUser;
}

/** Calls back whenever someone signs in or out, or the session ends; returns how to stop. */
export function watchUser(changed: (user: User | null) => void): () => void {
  return onIdTokenChanged(firebaseAuth(), changed);
}

/** The signed-in user's token for a call to one of our own functions; null when nobody is signed in. */
export async function idToken(): Promise<string | null> {
  const user = await currentUser();
  return user === null ? null : user.getIdToken();
}

/** Signs in and stays signed in when the browser is closed (persistence: browser-local). */
export async function signInWithPassword(email: string, password: string): Promise<User> {
  await setPersistence(firebaseAuth(), browserLocalPersistence);
  return (await signInWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

/** Makes an account and signs in with it. */
export async function createAccount(email: string, password: string): Promise<User> {
  await setPersistence(firebaseAuth(), browserLocalPersistence);
  return (await createUserWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

/** E-mails of Firebase come in this language. */
export function setMailLanguage(locale: Locale): void {
  firebaseAuth().languageCode = locale;
}

/** Sends the letter that proves the address. */
export function sendVerification(user: User): Promise<void> {
  return sendEmailVerification(user);
}

/** Sends the letter for choosing a new password. */
export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(firebaseAuth(), email);
}

/** Redeems the code of a verification letter. */
export function confirmVerification(code: string): Promise<void> {
  return applyActionCode(firebaseAuth(), code);
}

/** Checks the code of a reset letter; gives the address it was sent to. */
export function resetAddress(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets the new password that a reset letter allows. */
export function confirmReset(code: string, password: string): Promise<void> {
  return confirmPasswordReset(firebaseAuth(), code, password);
}

/** Proves once more that it is the account's owner who asks, with the e-mail credential. */
export async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** Needs a recent sign-in: call `reauthenticate` before it. */
export function changePassword(user: User, password: string): Promise<void> {
  return updatePassword(user, password);
}

/** Deletes the auth user for good. Needs a recent sign-in: call `reauthenticate` before it. */
export function deleteAuthUser(user: User): Promise<void> {
  return deleteUser(user);
}

/** Ends the session in this browser. */
export function endSession(): Promise<void> {
  return signOut(firebaseAuth());
}
