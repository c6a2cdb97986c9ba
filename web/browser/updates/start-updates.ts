import { PAGE_SHOWN, documentAttributes } from '#browser/document-attributes.ts';
import { PAGE_CHANGED } from '#model/updates/service-worker.ts';
import { startDevtoolsGuard } from '../devtools-guard/index.ts';
import { reportError } from '../errors/report-error.ts';
import { showStoredNotice, showNotice } from '../page-notice.ts';
import { precache, registerWorker, updatePrecache, updateWorker } from './asset-cache.ts';
import { pollLatestBuild } from './poll-latest-build.ts';
import { startVersionChecks } from './session-version.ts';

/**
 * Keeps an open page current (docs/updates.md); `web/site/worker/` has the counterparts. In development, which has no worker,
 * it checks the version alone.
 */
export function startUpdates(): void {
  showStoredNotice();
  addEventListener(PAGE_CHANGED, offerChangedPage);
  offerChangedPage();
  startVersionChecks();
  if (import.meta.env.DEV) return;
  if (import.meta.env.VITE_DEVTOOLS_GUARD !== 'off') startDevtoolsGuard();
  pollLatestBuild(() => void updateWorker().catch(() => undefined));
  void startCaching().catch((error: unknown) =>
    reportError(error, { action: 'filling the asset cache', functionName: 'startCaching' }),
  );
}

function offerChangedPage(): void {
  if (documentAttributes().outdated !== undefined) showNotice('outdated', '');
}

async function startCaching(): Promise<void> {
  navigator.serviceWorker?.addEventListener('controllerchange', precacheAgain);
  // The worker caches what the visitor's language and layout need.
  addEventListener(PAGE_SHOWN, precacheAgain);
  new MutationObserver(precacheAgain).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
  await updatePrecache(registerWorker());
}

function precacheAgain(): void {
  void precache().catch(() => undefined);
}
