/** Import lazily: no public page needs it. */
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
  unlink,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Locale } from '#studio/locale.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { firebaseApp } from './app.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

export type { User } from 'firebase/auth';

let auth: Auth | undefined;

/** No pop-up resolver: it would load scripts of another origin on every page with a session. */
export function firebaseAuth(): Auth {
  if (auth === undefined) {
    startAppCheckIfEnabled();
    auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
    if (usesEmulators) connectAuthEmulator(auth, emulatorHosts.auth, { disableWarnings: true });
  }
  return auth;
}

export async function currentUser(): Promise<User | null> {
  await firebaseAuth().authStateReady();
  return firebaseAuth().currentUser;
}

/** Also called for each new token. */
export function watchUser(changed: (user: User | null) => void): () => void {
  return onIdTokenChanged(firebaseAuth(), changed);
}

export async function idToken(): Promise<string | null> {
  const user = await currentUser();
  return user === null ? null : user.getIdToken();
}

export async function signInWithPassword(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

export async function createAccount(email: string, password: string): Promise<User> {
  return (await createUserWithEmailAndPassword(firebaseAuth(), email, password)).user;
}

export function setEmailLocale(locale: Locale): void {
  firebaseAuth().languageCode = locale;
}

export function sendVerification(user: User): Promise<void> {
  return sendEmailVerification(user);
}

export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(firebaseAuth(), email);
}

/** Verification, change of address, or its undoing. */
export function redeemEmailCode(code: string): Promise<void> {
  return applyActionCode(firebaseAuth(), code);
}

/** The address that the code was sent to. */
export function verifyResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), code);
}

export function confirmReset(code: string, password: string): Promise<void> {
  return confirmPasswordReset(firebaseAuth(), code, password);
}

export async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** After a recent sign-in. */
export function changePassword(user: User, password: string): Promise<void> {
  return updatePassword(user, password);
}

export async function removeSignIn(user: User, providerId: string): Promise<void> {
  await unlink(user, providerId);
}

/** After a recent sign-in. */
export function deleteAuthUser(user: User): Promise<void> {
  return deleteUser(user);
}

export function endSession(): Promise<void> {
  return signOut(firebaseAuth());
}
