import { LATEST_BUILD_URL, latestBuildId } from '#model/updates/builds.ts';
import { reportLatestBuild } from '../reload.ts';

const PERIOD_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

/**
 * Also when the page becomes visible or online (docs/behaviour.md, "States and transitions"). A failed poll changes
 * nothing.
 */
export function pollLatestBuild(onNewBuild: () => void): void {
  const poll = (): void => {
    if (document.hidden) return;
    fetchLatestId().then(
      (id) => {
        if (id !== null && reportLatestBuild(id)) onNewBuild();
      },
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', poll);
  addEventListener('online', poll);
  setInterval(poll, PERIOD_MS);
  poll();
}

/** Null if the answer names no build. */
async function fetchLatestId(): Promise<string | null> {
  const response = await fetch(`${LATEST_BUILD_URL}?${timestamp14(new Date())}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? latestBuildId(await response.json()) : null;
}

/** As yyyyMMddHHmmss. */
function timestamp14(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().replace(/\D/g, '').slice(0, 14);
}
