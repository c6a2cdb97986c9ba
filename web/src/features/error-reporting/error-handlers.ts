import { reportError, sendQueuedReports } from './report-error.ts';

/**
 * Catches what nothing else caught, for the life of the page: uncaught errors and unhandled rejections.
 * Sends reports that wait from earlier pages, now and whenever the connection comes back.
 */
export function installErrorHandlers(): void {
  addEventListener('error', (event) => {
    reportError(event.error ?? { message: event.message, stack: event.filename }, {
      action: 'nothing in particular: an uncaught error',
      functionName: 'window.onerror',
    });
  });
  addEventListener('unhandledrejection', (event) => {
    reportError(event.reason, {
      action: 'nothing in particular: a promise rejected and nobody listened',
      functionName: 'window.onunhandledrejection',
    });
  });
  // The reporter's own chunk failing is no reason to reload the page, as other chunks are.
  addEventListener('vite:preloadError', (event) => {
    if (/\/delivery-/.test(String((event as Event & { payload?: unknown }).payload))) {
      event.stopImmediatePropagation();
    }
  });
  addEventListener('online', sendQueuedReports);
  sendQueuedReports();
}

/** Options for `createRoot` and `hydrateRoot`: what React catches is reported too. */
export const reportingRootOptions = {
  onUncaughtError: (error: unknown) => report(error, 'onUncaughtError'),
  onCaughtError: (error: unknown) => report(error, 'onCaughtError'),
  onRecoverableError: (error: unknown) => report(error, 'onRecoverableError'),
};

function report(error: unknown, inFunction: string): void {
  // React passes on what it was given; the browser's console is where a developer looks first.
  console.error(error);
  reportError(error, { action: 'showing the page', functionName: `React ${inFunction}` });
}
