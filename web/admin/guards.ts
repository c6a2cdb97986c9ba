import { isReachable } from '#browser/reachability.ts';
import type { Session } from '#browser/session/lookup.ts';
import { reportFailedCheck } from '#browser/session/report-failed-check.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import type { Page } from './pages.ts';

async function sessionKind(guard: Page['guard']): Promise<Session['kind']> {
  if (storedUserId() === null) return 'logged-out';
  try {
    const { lookUpSession } = await import('#browser/session/lookup.ts');
    return (await lookUpSession()).kind;
  } catch (error) {
    reportFailedCheck(error, guard);
    return 'logged-out';
  }
}

/**
 * Returns the path to which a visitor is led instead of a page, or null if they may see it (docs/behaviour.md, "Roles and
 * permissions"). Offline, and after a failed lookup, the sign-in page stays. Links of e-mails open it for everyone.
 */
export async function redirectFor(
  guard: Page['guard'],
  { pathname, searchParams }: URL,
): Promise<string | null> {
  if (guard === 'landing' && searchParams.has('oobCode')) return null;
  const kind = await sessionKind(guard);
  switch (guard) {
    case 'admin':
      return kind === 'admin' ? null : '/';
    case 'account':
      return kind === 'logged-out' ? `/login?next=${encodeURIComponent(pathname)}` : null;
    case 'landing':
      if ((kind !== 'admin' && kind !== 'user') || !(await isReachable())) return null;
      return kind === 'admin' ? '/admin/dashboard' : '/account';
  }
}
