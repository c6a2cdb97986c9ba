/** The session's route middleware. Import lazily; it loads Firebase only where a user id is stored. */
import type { MiddlewareName } from '../../routes.ts';
import { reportError } from '../error-reporting/index.ts';
import type { Middleware } from '../navigation/index.ts';
import { guards } from './guards.ts';
import { storedUserId } from './stored-user.ts';

const lookUp = async () => (await import('./lookup.ts')).lookUpSession();

/** The middleware of that name: its guard with the session's lookups. */
export function sessionMiddleware(name: MiddlewareName): Middleware {
  return ({ path }) =>
    guards[name](
      {
        storedId: storedUserId(),
        isAdmin: async () => (await lookUp()).kind === 'admin',
        isSignedIn: async () => (await lookUp()).kind !== 'logged-out',
        onError: (error) => {
          console.error('Error checking admin status', error);
          reportError(error, { action: 'Error checking admin status', functionName: name });
        },
      },
      path,
    );
}
