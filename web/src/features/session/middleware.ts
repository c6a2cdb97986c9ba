import type { MiddlewareName } from '../../routes.ts';
import { reportError } from '../errors/index.ts';
import type { Turn } from './gates.ts';
import { gates } from './gates.ts';
import { storedUserId } from './stored-user.ts';

const lookUp = async () => (await import('./lookup.ts')).lookUpSession();

const middlewareOf =
  (name: MiddlewareName) =>
  ({ path }: { path: string }): Promise<Turn | null> =>
    gates[name](
      {
        storedId: storedUserId(),
        isAdmin: async () => (await lookUp()).kind === 'admin',
        isSignedIn: async () => (await lookUp()).kind !== 'logged-out',
        failed: (error) => {
          console.error('Error checking admin status', error);
          reportError(error, { during: 'Error checking admin status', inFunction: name });
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
