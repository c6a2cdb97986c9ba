/** Import lazily: it brings Auth and Firestore. */
import { COLLECTIONS } from '#model/collections.ts';
import { parseRecord } from '#model/parse-record.ts';
import { type SessionToken, hasAdminRight } from '#model/users/admin-right.ts';
import { type StoredUser, DISPLAY_NAME_MAX, userRecord } from '#model/users/user.ts';
import type { Locale } from '#studio/locale.ts';
import { type IdTokenResult, type User, currentUser } from '../firebase/auth.ts';
import { type Found, readDocument, serverTime, writeDocument } from '../firebase/firestore.ts';
import { showAccountHint } from './account-hint.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storedUserId, storeUserId } from './stored-user.ts';

export type Session =
  | { kind: 'logged-out' }
  /** `profile`: null if the document is missing or broken. `unchecked`: it could not be read. */
  | { kind: 'user' | 'admin' | 'unchecked'; user: User; profile: StoredUser | null };

/** Null if the token cannot be read, as offline. */
export async function sessionToken(user: User): Promise<SessionToken | null> {
  const result = await user.getIdTokenResult().catch(() => null);
  return result && claimsOf(result);
}

/** The SDK leaves the claims of Firebase open. */
const claimsOf = ({ claims }: IdTokenResult) => claims as unknown as SessionToken;

/** A hint for the interface: rules and functions decide. */
export function sessionOf(user: User, document: Found | null, token: SessionToken | null): Session {
  const profile = document && parseRecord(userRecord, document.data);
  const isAdmin =
    profile?.is_admin === true && (token === null || hasAdminRight(document?.data ?? {}, token));
  return { kind: isAdmin ? 'admin' : 'user', user, profile };
}

/** Corrects the stored id. Rejects if the document cannot be read. */
export async function lookUpSession(): Promise<Session> {
  if (storedUserId() === null) return { kind: 'logged-out' };
  const user = await currentUser();
  storeUserId(user?.uid ?? null);
  if (user === null) return { kind: 'logged-out' };
  const [document, token] = await Promise.all([
    readDocument(COLLECTIONS.user, user.uid),
    sessionToken(user),
  ]);
  return sessionOf(user, document, token);
}

/** Creates the user's document. `unchecked` if the database is unreachable. */
export async function afterSignIn(user: User, locale: Locale): Promise<Session> {
  storeUserId(user.uid);
  showAccountHint();
  try {
    const document = await readDocument(COLLECTIONS.user, user.uid);
    const token = claimsOf(await user.getIdTokenResult());
    if (document !== null) return sessionOf(user, document, token);
    await writeDocument(COLLECTIONS.user, user.uid, {
      is_admin: false,
      email: token.email ?? '',
      display_name: (user.displayName ?? '').trim().slice(0, DISPLAY_NAME_MAX),
      locale,
      created_date: serverTime(),
    });
    return sessionOf(user, await readDocument(COLLECTIONS.user, user.uid), token);
  } catch (error) {
    reportFailedCheck(error, 'afterSignIn');
    return { kind: 'unchecked', user, profile: null };
  }
}
