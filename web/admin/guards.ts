import { storePageNotice } from '#browser/page-notice.ts';
import { isReachable } from '#browser/reachability.ts';
import { reportFailedCheck } from '#browser/session/report-failed-check.ts';
import { type Rights, ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import type { Page } from './pages.ts';
import { storeReturnPath } from './return-path.ts';

async function rightsFor(guard: Page['guard']): Promise<Rights> {
  if (storedUserId() === null) return 'signed-out';
  try {
    const { settledSession } = await import('#browser/session/use-session.ts');
    return rightsOf(await settledSession());
  } catch (error) {
    reportFailedCheck(error, guard);
    return 'unreachable';
  }
}

/** The path to go to instead, or null (docs/behaviour.md, "Roles and permissions"). Offline the sign-in page stays. */
export async function redirectFor(guard: Page['guard'], url: URL): Promise<string | null> {
  const { pathname, searchParams } = url;
  if (guard === 'sign-in' && searchParams.has('oobCode')) return null;
  const rights = await rightsFor(guard);
  const step = ACCESS_TABLE[guard][rights];
  switch (step) {
    case 'home':
      storePageNotice(rights);
      if (rights === 'signed-out') storeReturnPath(url);
      return '/';
    case 'sign-in':
      return `/login?next=${encodeURIComponent(pathname)}`;
    case 'account':
    case 'dashboard':
      if (!(await isReachable())) return null;
      return step === 'dashboard' ? '/admin/dashboard' : '/account';
    default:
      return null;
  }
}
