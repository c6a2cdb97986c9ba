import type { MiddlewareName } from '../routes.ts';
import { registerMiddleware } from '../features/navigation/index.ts';

const names: readonly MiddlewareName[] = ['admin', 'landing', 'account'];

/** Makes the session's middleware known to navigation; its code is loaded when a page first asks for it. */
export function registerSessionMiddleware(): void {
  for (const name of names) {
    registerMiddleware(name, async () => {
      const { sessionMiddleware } = await import('../features/session/middleware.ts');
      return sessionMiddleware[name];
    });
  }
}
