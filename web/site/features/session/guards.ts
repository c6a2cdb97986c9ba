import { storePageNotice } from '#browser/page-notice.ts';
import { isReachable } from '#browser/reachability.ts';
import { lookUpSession } from '#browser/session/lookup.ts';
import { reportFailedCheck } from '#browser/session/report-failed-check.ts';
import { type Rights, ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import { splitPath } from '#studio/locale.ts';
import { matchPath } from '../navigation/match.ts';

/** False for a redirect from the twin or the other language, and for a reload. */
function isMeant(path: string, isFirst: boolean): boolean {
  if (!isFirst) return true;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = matchPath(splitPath(new URL(document.referrer).pathname).path);
  return from?.twin !== path && from?.path !== path && load?.type !== 'reload';
}

async function lookUpRights(): Promise<Rights> {
  try {
    return rightsOf(await lookUpSession());
  } catch (error) {
    reportFailedCheck(error, 'landing');
    return 'unreachable';
  }
}

/** True for admins who did not ask for the page itself. Import lazily: it loads Auth and Firestore. */
export async function leadsToDashboard(path: string, isFirst: boolean): Promise<boolean> {
  if (isMeant(path, isFirst)) return false;
  const rights = await lookUpRights();
  const step = ACCESS_TABLE.landing[rights];
  if (step === 'show' || !(await isReachable())) return false;
  if (step === 'explain') storePageNotice(rights);
  return step === 'dashboard';
}
