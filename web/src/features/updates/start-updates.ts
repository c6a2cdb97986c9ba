import { TAKE_OVER } from '../../../../model/service-worker.ts';
import { startGuard } from '../devtools-guard/index.ts';
import { reportError } from '../error-reporting/index.ts';
import { fill, keepAssetCache } from './asset-cache.ts';
import { pollLatestBuild } from './latest-build.ts';
import { checkVersion } from './version-check.ts';
import { registerWorker } from './service-worker-client.ts';

/**
 * Starts what keeps the site current. The client's entry calls it once, in an idle moment after hydration;
 * nothing of it holds up or breaks the page. In development there is no build to keep: only the version is checked.
 */
export function startUpdates(): void {
  void checkVersion();
  if (import.meta.env.DEV) return;
  startGuard();
  void startWorker();
}

async function startWorker(): Promise<void> {
  const registration = await registerWorker();
  // The worker looks for its own successor while this page is still open.
  pollLatestBuild(() => void registration?.update().catch(() => undefined));
  if (!registration) return;
  letSuccessorTakeOver(registration);
  try {
    navigator.serviceWorker.addEventListener('controllerchange', refill);
    await keepAssetCache();
    new MutationObserver(refill).observe(document.documentElement, { attributeFilter: ['lang'] });
  } catch (error) {
    reportError(error, { action: 'filling the asset cache', functionName: 'startWorker' });
  }
}

/** A new worker fills its cache; a new language is told to the worker. */
function refill(): void {
  void fill().catch(() => undefined);
}

/**
 * A worker that replaces another one while pages fetch can leave a request unanswered for ever (Chromium), so the
 * new one comes when nobody is looking; the same event before a page is left does not count (docs/decisions/0039).
 */
function letSuccessorTakeOver(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () =>
    setTimeout(() => {
      if (document.hidden) registration.waiting?.postMessage({ type: TAKE_OVER });
    }, 2000),
  );
}
