/** The session's route guards. Import lazily; Firebase is loaded only where a user id is stored. */
import { isReachable } from '#browser/reachability.ts';
import type { Session } from '#browser/session/lookup.ts';
import { reportFailedCheck } from '#browser/session/report-failed-check.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import { matchPath } from '#site/features/navigation/index.ts';
import type { MiddlewareName } from '#site/routes.ts';

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
    const { lookUpSession } = await import('#browser/session/lookup.ts');
    return (await lookUpSession()).kind;
  } catch (error) {
    reportFailedCheck(error, name);
    return 'logged-out';
  }
}

/**
 * True where whoever opened the landing page means to see it: by a link of this site, or on the login page by a link of a
 * mail. Not where its own twin led there, or it was loaded again.
 */
function isMeant(path: string, isFirst: boolean): boolean {
  if (path === '/login') return new URLSearchParams(location.search).has('oobCode');
  if (!isFirst) return true;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = matchPath(new URL(document.referrer).pathname);
  return from?.twin !== path && load?.type !== 'reload';
}

/**
 * The guard of a page: a redirect, or null where the visitor may see it (docs/behaviour.md, "Roles and permissions").
 * Only a verified admin sees an admin page. The login and home page lead admins to the dashboard, the login page leads
 * others who are signed in to their account; offline, or where the lookup fails, they stay. Who is not signed in goes from
 * the account page to the login page, and returns from there.
 * @param isFirst true for the page that was loaded, false for one that the app leads to
 */
export async function guardPage(
  name: MiddlewareName,
  path: string,
  isFirst: boolean,
): Promise<PageRedirect | null> {
  if (name === 'landing' && isMeant(path, isFirst)) return null;
  const kind = await sessionKind(name);
  switch (name) {
    case 'admin':
      return kind === 'admin' ? null : { redirect: '/', reload: true };
    case 'landing': {
      const isLed = kind === 'admin' || (kind === 'user' && path === '/login');
      if (!isLed || !(await isReachable())) return null;
      return { redirect: kind === 'admin' ? '/admin/dashboard' : '/account', reload: false };
    }
    case 'account':
      if (kind !== 'logged-out') return null;
      return { redirect: `/login?next=${encodeURIComponent(path)}`, reload: false };
  }
}
