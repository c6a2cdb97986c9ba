import type { MiddlewareName } from '../routes.ts';
import type { Middleware } from '../features/navigation/index.ts';
import { registerMiddleware } from '../features/navigation/index.ts';
import { storedUserId } from '../features/session/index.ts';

const names: readonly MiddlewareName[] = ['admin', 'landing', 'account'];

const stay: Middleware = () => Promise.resolve(null);

/**
 * Makes the session's middleware known to navigation; its code is loaded when a page first asks for it. The landing
 * pages ask nothing of visitors without a stored user id: nobody can be signed in then.
 */
export function registerSessionMiddleware(): void {
  for (const name of names) {
    registerMiddleware(name, async () => {
      if (name === 'landing' && storedUserId() === null) return stay;
      const { sessionMiddleware } = await import('../features/session/middleware.ts');
      return sessionMiddleware[name];
    });
  }
}
