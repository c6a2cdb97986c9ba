/** The session's route guards. Import lazily; Firebase is loaded only where a user id is stored. */
import { isReachable } from '../../browser/reachability.ts';
import type { MiddlewareName } from '../../routes.ts';
import type { Session } from './lookup.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storedUserId } from './stored-user.ts';

/** Where the visitor is sent instead of the requested page. */
export interface PageRedirect {
  redirect: string;
  /** With a full page load, so that nothing of the old page stays. */
  reload: boolean;
}

/** Who is signed in, as Auth and the database say; nobody where they cannot be asked. */
async function sessionKind(name: MiddlewareName): Promise<Session['kind']> {
  if (storedUserId() === null) return 'logged-out';
  try {
    const { lookUpSession } = await import('./lookup.ts');
    return (await lookUpSession()).kind;
  } catch (error) {
    reportFailedCheck(error, name);
    return 'logged-out';
  }
}

/**
 * The guard of a page: a redirect, or null where the visitor may see it (docs/behaviour.md, "Roles and permissions").
 * Only a verified admin sees an admin page. The login and home page lead admins to the dashboard; offline, or where the
 * lookup fails, they stay. Who is not signed in goes from the account page to the login page, and returns from there.
 */
export async function guardPage(name: MiddlewareName, path: string): Promise<PageRedirect | null> {
  const kind = await sessionKind(name);
  switch (name) {
    case 'admin':
      return kind === 'admin' ? null : { redirect: '/', reload: true };
    case 'landing':
      if (kind !== 'admin' || !(await isReachable())) return null;
      return { redirect: '/admin/dashboard', reload: false };
    case 'account':
      if (kind !== 'logged-out') return null;
      return { redirect: `/login?next=${encodeURIComponent(path)}`, reload: false };
  }
}
