import { reloadForMissingChunk } from '#browser/reload.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import type { PageRedirect } from '#site/features/session/guards.ts';
import type { MiddlewareName } from '../routes.ts';

/** A page names middleware that there is not: loading the page again would not help. */
export class UnknownMiddleware extends Error {}

/** Thrown where middleware redirects. */
export class Redirect extends Error {
  readonly target: PageRedirect;
  constructor(target: PageRedirect) {
    super(`Redirected to ${target.redirect}`);
    this.target = target;
  }
}

const NAMES: readonly MiddlewareName[] = ['admin', 'landing', 'account'];

/**
 * Runs middleware in order until one redirects.
 * @param isFirst true for the page that was loaded, false for one that the app leads to
 * @throws Redirect
 * @throws UnknownMiddleware (docs/behaviour.md, "Error messages")
 */
export async function passMiddleware(
  names: Iterable<string>,
  path: string,
  isFirst: boolean,
): Promise<void> {
  for (const name of names) {
    const known = NAMES.find((one) => one === name);
    if (!known) throw new UnknownMiddleware(`Unknown route middleware: '${name}'`);
    const target = await askSession(known, path, isFirst);
    if (target) throw new Redirect(target);
  }
}

/**
 * Asks the session's guard, whose code is loaded when a page first needs it: without a stored user id nobody can be signed
 * in, so the landing pages do not load it. Where it cannot be loaded, the visitor stays on a landing page, and an admin
 * page leads to the home page unless a reload may help.
 */
async function askSession(
  name: MiddlewareName,
  path: string,
  isFirst: boolean,
): Promise<PageRedirect | null> {
  if (name === 'landing' && storedUserId() === null) return null;
  let session: typeof import('#site/features/session/guards.ts');
  try {
    session = await import('#site/features/session/guards.ts');
  } catch (error) {
    const isAdmin = name === 'admin';
    if (name === 'account' || (isAdmin && (await reloadForMissingChunk()))) throw error;
    console.error('Error checking admin status', error);
    return isAdmin ? { redirect: '/', reload: true } : null;
  }
  return session.guardPage(name, path, isFirst);
}
