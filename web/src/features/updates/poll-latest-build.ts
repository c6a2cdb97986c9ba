import { LATEST_BUILD_URL, latestBuildId } from '../../../../model/updates/service-worker.ts';
import { reportLatestBuild } from '../../browser/reload.ts';

const PERIOD_MS = 5 * 60_000;
/** Share of the period by which each delay differs at random, so that visitors do not poll at the same time. */
const JITTER = 0.2;
/** A page that becomes visible again polls at once, unless its last poll is younger than this. */
const RECENT_MS = 30_000;
const TIMEOUT_MS = 10_000;

/**
 * Polls the id of the latest build: now, then about every five minutes while the page is visible, and when it
 * becomes visible or online again (docs/behaviour.md, "States and transitions"). A failed poll changes nothing.
 * @param onNewBuild called when a build is deployed that is not this page's
 */
export function pollLatestBuild(onNewBuild: () => void): void {
  let timer = 0;
  let polledAt = -Infinity;
  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    polledAt = performance.now();
    try {
      const id = await fetchLatestId();
      if (id !== null && reportLatestBuild(id)) onNewBuild();
    } catch {
      // Offline, or a deployment is under way: the next poll follows.
    } finally {
      clearTimeout(timer);
      const delay = PERIOD_MS * (1 - JITTER + 2 * JITTER * Math.random());
      timer = window.setTimeout(pollIfVisible, delay);
    }
  };
  // A hidden page does not poll; `visibilitychange` does it later.
  const pollIfVisible = () => (document.hidden ? undefined : void poll());
  document.addEventListener('visibilitychange', () => {
    if (performance.now() - polledAt >= RECENT_MS) pollIfVisible();
  });
  addEventListener('online', pollIfVisible);
  void poll();
}

/** Id of the latest build on the site; null where the answer names none. @throws where it cannot be fetched */
async function fetchLatestId(): Promise<string | null> {
  const response = await fetch(`${LATEST_BUILD_URL}?${timestamp14(new Date())}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? latestBuildId(await response.json()) : null;
}

/**
 * A time as 14 digits, yyyyMMddHHmmss, in local time and without separators (docs/behaviour.md, "Constants and limits").
 * @throws RangeError for an invalid date or a year outside 0–9999
 */
function timestamp14(date: Date): string {
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999)) {
    throw new RangeError(`Invalid date: ${String(date)}`);
  }
  const parts = [
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ].map((part) => String(part).padStart(2, '0'));
  return String(year).padStart(4, '0') + parts.join('');
}
