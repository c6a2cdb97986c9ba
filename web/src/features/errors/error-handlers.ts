import { reportError, sendQueuedReports } from './report-error.ts';

/**
 * Reports uncaught errors and unhandled rejections, for the life of the page. Sends the reports that earlier pages
 * queued, now and whenever the connection comes back.
 */
export function installErrorHandlers(): void {
  addEventListener('error', (event) => {
    reportError(event.error ?? { message: event.message, stack: event.filename }, {
      action: 'Uncaught error',
      functionName: 'window.onerror',
    });
  });
  addEventListener('unhandledrejection', (event) => {
    reportError(event.reason, {
      action: 'Unhandled promise rejection',
      functionName: 'window.onunhandledrejection',
    });
  });
  addEventListener('online', sendQueuedReports);
  sendQueuedReports();
}

/** Options for `createRoot` and `hydrateRoot`: errors that React catches are reported too. */
export const reportingRootOptions = {
  onUncaughtError: (error: unknown) => report(error, 'onUncaughtError'),
  onCaughtError: (error: unknown) => report(error, 'onCaughtError'),
  onRecoverableError: (error: unknown) => report(error, 'onRecoverableError'),
};

function report(error: unknown, handler: string): void {
  // React leaves logging to these handlers.
  console.error(error);
  reportError(error, { action: 'showing the page', functionName: `React ${handler}` });
}
