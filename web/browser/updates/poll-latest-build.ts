import { reportLatestBuild } from '../reload.ts';
import { fetchLatestId, firstBuild } from './latest-build.ts';

const PERIOD_MS = 5 * 60_000;

/** Polls also when the page becomes visible or online. A failed poll changes nothing. */
export function pollLatestBuild(onNewBuild: () => void): void {
  const ask = async (asked: Promise<string | null>): Promise<void> => {
    const id = await asked.catch(() => null);
    if (id !== null && reportLatestBuild(id)) onNewBuild();
  };
  const poll = (): void => {
    if (!document.hidden) void ask(fetchLatestId());
  };
  document.addEventListener('visibilitychange', poll);
  addEventListener('online', poll);
  setInterval(poll, PERIOD_MS);
  void ask(firstBuild());
}
