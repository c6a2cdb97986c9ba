/**
 * Keeps the site current in an open page. docs/updates.md describes the whole; the files, and their counterparts in
 * `web/service-worker/`, which share the declarations in `model/releases/service-worker.ts`:
 *
 * - `service-worker-client.ts` registers the worker and sends it messages (worker: `message-handler.ts`).
 * - `precache.ts` has the worker cache the files of its build (worker: `precache.ts`).
 * - `latest-build.ts` polls the id of the latest build (worker: `latest-build.ts`).
 * - `newer-build.ts` decides whether the next navigation loads its page from the server (worker: `page-source.ts`).
 * - `version-check.ts` compares the session's version with the server's.
 * - `browser/chunk-errors.ts` handles chunks that a deployment removed; `browser/reload.ts` makes every reload.
 *
 * This file is imported in an idle moment; `newer-build.ts` and the files of `browser/` are part of every page.
 */
import type { WorkerMessage } from '../../../../model/releases/service-worker.ts';
import { WORKER_MESSAGES } from '../../../../model/releases/service-worker.ts';
import { startDevtoolsGuard } from '../devtools-guard/index.ts';
import { reportError } from '../errors/index.ts';
import { pollLatestBuild } from './latest-build.ts';
import { precache, updatePrecache } from './precache.ts';
import { registerWorker } from './service-worker-client.ts';
import { checkVersion } from './version-check.ts';

/** Time for which a page has to be hidden before a new worker is activated, in ms. */
const HIDDEN_MS = 2000;
/** Interval at which a page that stays open compares the versions, in ms. */
const VERSION_PERIOD_MS = 3_600_000;

/**
 * Starts everything that keeps the site current. The app's entry calls it once, in an idle moment after hydration;
 * nothing of it delays or breaks the page. In development there is no worker: only the version is checked.
 */
export function startUpdates(): void {
  void checkVersion();
  setInterval(() => void checkVersion(), VERSION_PERIOD_MS);
  if (import.meta.env.DEV) return;
  startDevtoolsGuard();
  void startWorker();
}

async function startWorker(): Promise<void> {
  let registration: ServiceWorkerRegistration | null = null;
  // The browser then looks for a newer worker while this page is still open. Polls do not wait for the registration,
  // which looks for one too and may never settle.
  pollLatestBuild(() => void registration?.update().catch(() => undefined));
  registration = await registerWorker();
  if (registration) {
    activateWhenHidden(registration);
    navigator.serviceWorker.addEventListener('controllerchange', precacheAgain);
  }
  try {
    await updatePrecache(registration !== null);
    new MutationObserver(precacheAgain).observe(document.documentElement, {
      attributeFilter: ['lang'],
    });
  } catch (error) {
    reportError(error, { action: 'filling the asset cache', functionName: 'startWorker' });
  }
}

/** For a new worker, which fills its cache, and a new language, which the worker stores. */
function precacheAgain(): void {
  void precache().catch(() => undefined);
}

/**
 * Activates a waiting worker after the page has been hidden for 2 s. A worker that replaces another one while pages
 * fetch can leave a request unanswered for ever (Chromium). A page that is left becomes hidden too, but is gone before
 * the 2 s are over (docs/decisions/0039).
 */
function activateWhenHidden(registration: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { type: WORKER_MESSAGES.skipWaiting };
  document.addEventListener('visibilitychange', () =>
    setTimeout(() => {
      if (document.hidden) registration.waiting?.postMessage(message);
    }, HIDDEN_MS),
  );
}
