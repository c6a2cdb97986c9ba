import { LATEST_BUILD_URL, latestBuildId } from '#model/updates/service-worker.ts';
import { reportLatestBuild } from '../reload.ts';

const PERIOD_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

/**
 * Polls the id of the latest build: now, every five minutes while the page is visible, and when it becomes visible or
 * online again (docs/behaviour.md, "States and transitions"). A failed poll changes nothing.
 * @param onNewBuild called when a build is deployed that is not this page's
 */
export function pollLatestBuild(onNewBuild: () => void): void {
  const poll = (): void => {
    if (document.hidden) return;
    fetchLatestId().then(
      (id) => {
        if (id !== null && reportLatestBuild(id)) onNewBuild();
      },
      // Offline, or while a deployment is under way: the next poll follows.
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', poll);
  addEventListener('online', poll);
  setInterval(poll, PERIOD_MS);
  poll();
}

/** Id of the latest build on the site; null where the answer names none. @throws where it cannot be fetched */
async function fetchLatestId(): Promise<string | null> {
  const response = await fetch(`${LATEST_BUILD_URL}?${timestamp14(new Date())}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? latestBuildId(await response.json()) : null;
}

/** A time as 14 digits, yyyyMMddHHmmss, in local time (docs/behaviour.md, "Constants and limits"). */
function timestamp14(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().replace(/\D/g, '').slice(0, 14);
}
