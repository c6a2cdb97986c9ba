import { storedUserId } from '#browser/session/stored-user.ts';

export class UnknownMiddleware extends Error {}

export class Redirect extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`Redirected to ${path}`);
    this.path = path;
  }
}

/**
 * @param isFirst true for the page that was loaded
 * @throws {Redirect}
 * @throws {UnknownMiddleware} (docs/behaviour.md, "Error messages")
 */
export async function passMiddleware(
  names: Iterable<string>,
  path: string,
  isFirst: boolean,
): Promise<void> {
  for (const name of names) {
    if (name !== 'landing') throw new UnknownMiddleware(`Unknown route middleware: '${name}'`);
    if (await leadsToDashboard(path, isFirst)) throw new Redirect('/admin/dashboard');
  }
}

/** A visitor stays if the check cannot be loaded. */
async function leadsToDashboard(path: string, isFirst: boolean): Promise<boolean> {
  if (storedUserId() === null) return false;
  try {
    const guards = await import('../features/session/guards.ts');
    return await guards.leadsToDashboard(path, isFirst);
  } catch (error) {
    console.error('Error checking admin status', error);
    return false;
  }
}
