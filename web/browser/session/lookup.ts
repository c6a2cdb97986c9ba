/** Import lazily: it brings Auth and Firestore. */
import { COLLECTIONS } from '#model/collections.ts';
import { parseRecord } from '#model/parse-record.ts';
import { type FirebaseClaim, hasAdminRight } from '#model/users/admin-right.ts';
import { type StoredUser, DISPLAY_NAME_MAX, userRecord } from '#model/users/user.ts';
import type { Locale } from '#studio/locale.ts';
import { type User, currentUser } from '../firebase/auth.ts';
import { type Found, readDocument, serverTime, writeDocument } from '../firebase/firestore.ts';
import { showAccountHint } from './account-hint.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storedUserId, storeUserId } from './stored-user.ts';

/** docs/behaviour.md, "States and transitions" */
export type Session =
  | { kind: 'logged-out' }
  /** `profile`: null if the document is missing or broken. `unchecked`: it could not be read. */
  | { kind: 'user' | 'admin' | 'unchecked'; user: User; profile: StoredUser | null };

/** Null if the token cannot be read, as offline. */
export async function signInClaim(user: User): Promise<FirebaseClaim | null> {
  const result = await user.getIdTokenResult().catch(() => null);
  return (result?.claims['firebase'] as FirebaseClaim | undefined) ?? null;
}

/** Rules and functions decide. */
export function sessionOf(
  user: User,
  document: Found | null,
  claim: FirebaseClaim | null,
): Session {
  const profile = document && parseRecord(userRecord, document.data);
  const isAdmin =
    profile?.is_admin === true &&
    (claim === null || hasAdminRight(document?.data ?? {}, claim, user.email ?? ''));
  return { kind: isAdmin ? 'admin' : 'user', user, profile };
}

/** Corrects the stored id. Rejects if the document cannot be read. */
export async function lookUpSession(): Promise<Session> {
  if (storedUserId() === null) return { kind: 'logged-out' };
  const user = await currentUser();
  storeUserId(user?.uid ?? null);
  if (user === null) return { kind: 'logged-out' };
  const [document, claim] = await Promise.all([
    readDocument(COLLECTIONS.user, user.uid),
    signInClaim(user),
  ]);
  return sessionOf(user, document, claim);
}

/** Creates the user's document. `unchecked` if the database is unreachable. */
export async function afterSignIn(user: User, locale: Locale): Promise<Session> {
  storeUserId(user.uid);
  showAccountHint();
  try {
    const document = await readDocument(COLLECTIONS.user, user.uid);
    const { claims } = await user.getIdTokenResult();
    const claim = claims['firebase'] as FirebaseClaim;
    if (document !== null) return sessionOf(user, document, claim);
    await writeDocument(COLLECTIONS.user, user.uid, {
      is_admin: false,
      email: typeof claims['email'] === 'string' ? claims['email'] : '',
      display_name: (user.displayName ?? '').trim().slice(0, DISPLAY_NAME_MAX),
      locale,
      created_date: serverTime(),
    });
    return sessionOf(user, await readDocument(COLLECTIONS.user, user.uid), claim);
  } catch (error) {
    reportFailedCheck(error, 'afterSignIn');
    return { kind: 'unchecked', user, profile: null };
  }
}
