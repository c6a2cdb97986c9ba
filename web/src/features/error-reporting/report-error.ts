import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { MAX_WAITING_REPORTS } from '../../../../model/error-report-limits.ts';

/** What an error report says beyond the error itself. */
export interface ErrorContext {
  /** Plain words for `error_report_by_dev`: what was being done, e.g. "sending the contact form". */
  action: string;
  /** Name of the function that noticed, for `what_function`. */
  functionName: string;
}

/** An error as it was noticed, before anything is cut or scrubbed. */
export interface CapturedError extends ErrorContext {
  message: string;
  stack: string;
  page: string;
}

const loadDelivery = () => import('./sender.ts');

/**
 * Reports an error to the collection `error_report` (docs/behaviour.md, section 3). Never throws and never
 * waits: building, scrubbing and sending happen in a chunk that is loaded at this moment; where it cannot
 * be had (offline, or chunks are what fails), the sighting is kept in the browser and sent on a later page.
 */
export function reportError(
  error: unknown,
  { action: during, functionName: inFunction }: ErrorContext,
): void {
  try {
    const { name, message, stack } = (error ?? {}) as Partial<Error>;
    const sighting: CapturedError = {
      action: during,
      functionName: inFunction,
      message: message ? `${name ?? 'Error'}: ${message}` : String(error),
      stack: stack ?? '',
      page: location.pathname,
    };
    // `navigator.onLine` is no reason not to try: it is false where only this machine is within reach.
    loadDelivery()
      .then(({ capture: deliver }) => deliver(sighting))
      .catch(() => keep(sighting));
  } catch {
    // An error that cannot even be described is not worth a second one.
  }
}

/** Sends what earlier pages could not; does nothing, and loads nothing, where nothing waits. */
export function sendQueuedReports(): void {
  try {
    if (!localStorage.getItem(STORAGE_KEYS.errorReports)) return;
    loadDelivery()
      .then(({ sendQueue: sendWaiting }) => sendWaiting())
      .catch(() => undefined);
  } catch {
    // Storage is blocked: then nothing waits.
  }
}

function keep(sighting: CapturedError): void {
  try {
    const waiting: unknown[] = JSON.parse(localStorage.getItem(STORAGE_KEYS.errorReports) ?? '[]');
    localStorage.setItem(
      STORAGE_KEYS.errorReports,
      JSON.stringify([...waiting, { sighting }].slice(-MAX_WAITING_REPORTS)),
    );
  } catch {
    // Storage is full, blocked or holds something else: the report is lost, the page is not.
  }
}
