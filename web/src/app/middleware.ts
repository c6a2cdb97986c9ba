import { reloadForMissingChunk } from '../browser/reload.ts';
import type { PageRedirect } from '../features/session/guards.ts';
import { storedUserId } from '../features/session/stored-user.ts';
import type { MiddlewareName } from '../routes.ts';

/** A page names middleware that there is not: loading the page again would not help. */
export class UnknownMiddleware extends Error {}

const NAMES: readonly MiddlewareName[] = ['admin', 'landing', 'account'];

/**
 * Runs middleware in order until one redirects; null lets the page be shown.
 * @throws UnknownMiddleware (docs/behaviour.md, "Error messages")
 */
export async function runMiddleware(
  names: readonly string[],
  path: string,
): Promise<PageRedirect | null> {
  for (const name of names) {
    const known = NAMES.find((one) => one === name);
    if (!known) throw new UnknownMiddleware(`Unknown route middleware: '${name}'`);
    const redirect = await askSession(known, path);
    if (redirect) return redirect;
  }
  return null;
}

/**
 * Asks the session's guard, whose code is loaded when a page first needs it: without a stored user id nobody can be signed
 * in, so the landing pages do not load it. Where it cannot be loaded, the visitor stays on a landing page, and an admin
 * page leads to the home page unless a reload may help.
 */
async function askSession(name: MiddlewareName, path: string): Promise<PageRedirect | null> {
  if (name === 'landing' && storedUserId() === null) return null;
  let session: typeof import('../features/session/guards.ts');
  try {
    session = await import('../features/session/guards.ts');
  } catch (error) {
    const isAdmin = name === 'admin';
    if (name === 'account' || (isAdmin && (await reloadForMissingChunk()))) throw error;
    console.error('Error checking admin status', error);
    return isAdmin ? { redirect: '/', reload: true } : null;
  }
  return session.guardPage(name, path);
}
