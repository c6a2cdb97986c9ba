import type { Middleware } from '../features/navigation/index.ts';
import { reloadForMissingChunk } from '../browser/reload.ts';
import { registerMiddleware } from '../features/navigation/index.ts';
import { storedUserId } from '../features/session/stored-user.ts';
import type { MiddlewareName } from '../routes.ts';

const names: readonly MiddlewareName[] = ['admin', 'landing', 'account'];

const pass: Middleware = () => Promise.resolve(null);
const toHome: Middleware = () => Promise.resolve({ redirect: '/', reload: true });

/**
 * Registers the session's middleware; its code is loaded when a page first needs it. Without a stored user id nobody
 * can be signed in, so the landing pages do not load it. Where it cannot be loaded, the visitor stays on a landing page,
 * and an admin page leads to the home page unless a reload may help.
 */
export function registerSessionMiddleware(): void {
  for (const name of names) {
    registerMiddleware(name, async () => {
      if (name === 'landing' && storedUserId() === null) return pass;
      try {
        const { sessionMiddleware } = await import('../features/session/guards.ts');
        return sessionMiddleware(name);
      } catch (error) {
        const isAdmin = name === 'admin';
        if (name === 'account' || (isAdmin && (await reloadForMissingChunk()))) throw error;
        console.error('Error checking admin status', error);
        return isAdmin ? toHome : pass;
      }
    });
  }
}
