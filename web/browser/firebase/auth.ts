import {
  type Auth,
  type User,
  EmailAuthProvider,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Locale } from '#studio/locale.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { firebaseApp } from './app.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

export type { IdTokenResult, User } from 'firebase/auth';

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

/** Called for each new token, too. */
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

export async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** Deletes the account; needs a recent sign-in. */
export function deleteAuthUser(user: User): Promise<void> {
  return deleteUser(user);
}

export function endSession(): Promise<void> {
  return signOut(firebaseAuth());
}
