import { LATEST_BUILD_URL } from '../../../../model/service-worker.ts';
import { timestamp14 } from '../timestamp/index.ts';
import { noteLatestBuild } from './newer-build.ts';

const PERIOD_MS = 5 * 60_000;
/** Share of the period by which each wait differs at random, so that visitors do not ask in step. */
const JITTER = 0.2;
/** A page that becomes visible again asks at once, unless it asked this recently. */
const RECENT_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** How long to wait for the next poll. @param random between 0 and 1 */
export function nextWait(random: number): number {
  return PERIOD_MS * (1 - JITTER + 2 * JITTER * random);
}

/** The id in an answer of `/builds/latest.json`, or null where it is anything else (a proxy's page, say). */
export function readBuildId(answer: unknown): string | null {
  const id = (answer as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id ? id : null;
}

/**
 * Asks for the latest build: now, then about every five minutes while the page is visible, and when it
 * becomes visible again (docs/behaviour.md, section 4). Failures change nothing; the next poll comes all the same.
 * @param onNews called when a build is deployed that is not this page's
 */
export function pollLatestBuild(onNews: () => void): void {
  let timer = 0;
  let asked = -Infinity;
  const poll = async (): Promise<void> => {
    clearTimeout(timer);
    asked = performance.now();
    try {
      const id = await fetchLatestId();
      if (id !== null && noteLatestBuild(id)) onNews();
    } catch {
      // Offline, or being deployed: asked again below.
    } finally {
      clearTimeout(timer);
      timer = window.setTimeout(pollIfVisible, nextWait(Math.random()));
    }
  };
  // A hidden page does not ask; `visibilitychange` makes up for it.
  const pollIfVisible = () => (document.hidden ? undefined : void poll());
  document.addEventListener('visibilitychange', () => {
    if (performance.now() - asked >= RECENT_MS) pollIfVisible();
  });
  addEventListener('online', pollIfVisible);
  void poll();
}

async function fetchLatestId(): Promise<string | null> {
  const response = await fetch(`${LATEST_BUILD_URL}?${timestamp14(new Date())}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? readBuildId(await response.json()) : null;
}
