import type { SessionState } from '#browser/session/use-session.ts';

/**
 * `form`: nobody is signed in, or that is not known yet. `unchecked`: somebody is, and their rights are not known.
 * `arrived`: somebody is, and the page leads on.
 */
export type SignInStep = 'form' | 'unchecked' | 'arrived';

/**
 * What the sign-in page does in a state of the session.
 * @param isConnected false while the database does not answer: other pages could not check the rights
 * @param hasFailed the check after a sign-in on this page failed
 */
export function signInStep(
  session: SessionState,
  isConnected: boolean,
  hasFailed: boolean,
): SignInStep {
  switch (session.kind) {
    case 'logged-out':
      return 'form';
    case 'unknown':
      return hasFailed ? 'unchecked' : 'form';
    case 'unchecked':
      return 'unchecked';
    case 'user':
    case 'admin':
      if (!isConnected) return 'unchecked';
      // The profile of a new account is written by the sign-in that is under way, unless that has failed.
      return session.profile !== null || hasFailed ? 'arrived' : 'form';
  }
}
