import type { MiddlewareName } from '../../routes.ts';
import { reportError } from '../error-reporting/index.ts';
import type { Redirect } from './guards.ts';
import { guards } from './guards.ts';
import { storedUserId } from './stored-user.ts';

const lookUp = async () => (await import('./lookup.ts')).lookUpSession();

const middlewareOf =
  (name: MiddlewareName) =>
  ({ path }: { path: string }): Promise<Redirect | null> =>
    guards[name](
      {
        storedId: storedUserId(),
        isAdmin: async () => (await lookUp()).kind === 'admin',
        isSignedIn: async () => (await lookUp()).kind !== 'logged-out',
        failed: (error) => {
          console.error('Error checking admin status', error);
          reportError(error, { action: 'Error checking admin status', functionName: name });
        },
      },
      path,
    );

/** The session's middleware by name. Firebase is loaded only where a user id is stored. */
export const sessionMiddleware = {
  admin: middlewareOf('admin'),
  landing: middlewareOf('landing'),
  account: middlewareOf('account'),
};
