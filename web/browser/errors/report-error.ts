import type { ErrorPlatform } from '#model/errors/group.ts';
import { codeLine } from '#model/updates/builds.ts';
import { currentShellId } from '../document-attributes.ts';
import { ignoringChunkErrors } from '../reload.ts';
import { type QueuedReport, queuedReports, storeQueue } from './queue.ts';

interface ErrorContext {
  /** Text for `error_report_by_dev`, e.g. "sending the contact form". */
  action: string;
  functionName: string;
  platform?: ErrorPlatform;
}

/** A missing chunk must not reload the page. */
const loadSender = () => ignoringChunkErrors(() => import('./sender.ts'));

const pagePlatform = (): ErrorPlatform =>
  matchMedia('(display-mode: standalone)').matches ? 'Installed app' : 'Client';

/** Never throws, never waits. Without the sender's chunk, a later page sends it. */
export function reportError(
  error: unknown,
  { action, functionName, platform = pagePlatform() }: ErrorContext,
): void {
  try {
    const { name = 'Error', message, stack = '' } = (error ?? {}) as Partial<Error>;
    const queued: QueuedReport = {
      id: newId(),
      report: {
        error_report_by_dev: action,
        error_report_by_system: message ? `${name}: ${message}` : String(error),
        error_stack_report_by_system: stack + codeLine(currentShellId()),
        what_platform: platform,
        what_page: location.pathname,
        what_function: functionName,
      },
    };
    // `navigator.onLine` is false if only this machine can be reached.
    loadSender()
      .then(({ capture }) => capture(queued))
      .catch(() => storeQueue([...queuedReports(), queued]));
  } catch {
    // An error that cannot be described is not reported.
  }
}

function sendQueuedReports(): void {
  if (queuedReports().length === 0) return;
  loadSender()
    .then(({ sendQueue }) => sendQueue())
    .catch(() => undefined);
}

function newId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Sends queued reports now and when the connection comes back. */
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

export const reportingRootOptions = {
  onUncaughtError: (error: unknown) => report(error, 'onUncaughtError'),
  onCaughtError: (error: unknown) => report(error, 'onCaughtError'),
  // Other software, such as a translator, has changed the page; React has replaced it.
  onRecoverableError: (error: unknown) => console.error(error),
};

function report(error: unknown, handler: string): void {
  // React leaves logging to these handlers.
  console.error(error);
  reportError(error, { action: 'showing the page', functionName: `React ${handler}` });
}
