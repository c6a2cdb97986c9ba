import { isReachable } from '#browser/reachability.ts';
import { lookUpSession } from '#browser/session/lookup.ts';
import { reportFailedCheck } from '#browser/session/report-failed-check.ts';
import { matchPath } from '../navigation/match.ts';

/** True if the visitor came on purpose (by a link of this site), not by a redirect from the twin or a reload. */
function isMeant(path: string, isFirst: boolean): boolean {
  if (!isFirst) return true;
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = matchPath(new URL(document.referrer).pathname);
  return from?.twin !== path && load?.type !== 'reload';
}

/**
 * Whether a landing page leads to the dashboard: for admins who did not ask for the page itself, while the server answers.
 * Import lazily: it loads Auth and Firestore.
 * @param isFirst true for the page that was loaded, false for one that the app leads to
 */
export async function leadsToDashboard(path: string, isFirst: boolean): Promise<boolean> {
  if (isMeant(path, isFirst)) return false;
  try {
    return (await lookUpSession()).kind === 'admin' && (await isReachable());
  } catch (error) {
    reportFailedCheck(error, 'landing');
    return false;
  }
}
