import { MAX_WAITING_REPORTS } from '../../../../model/errors/report-limits.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { ignoringChunkErrors } from '../../browser/reload.ts';
import { readStorage, readStoredJson, writeStoredJson } from '../../browser/storage.ts';
import type { CapturedError, ErrorContext } from './captured-error.ts';

/** A missing chunk of the sender does not reload the page. */
const loadSender = () => ignoringChunkErrors(() => import('./sender.ts'));

/**
 * Reports an error to the collection `error_report` (docs/behaviour.md, section 3). Never throws and never waits:
 * the sender is a chunk that is loaded now; where it cannot be loaded (offline, or a chunk is what is missing), the
 * captured error is stored in the browser and sent by a later page.
 */
export function reportError(
  error: unknown,
  { action, functionName, platform }: ErrorContext,
): void {
  try {
    const { name, message, stack } = (error ?? {}) as Partial<Error>;
    const captured: CapturedError = {
      action,
      functionName,
      message: message ? `${name ?? 'Error'}: ${message}` : String(error),
      stack: stack ?? '',
      page: location.pathname,
      ...(platform && { platform }),
    };
    // Tried whatever `navigator.onLine` says: it is false where only this machine can be reached.
    loadSender()
      .then(({ capture }) => capture(captured))
      .catch(() => store(captured));
  } catch {
    // An error that cannot be described is not reported.
  }
}

/** Sends the queued reports of earlier pages; loads nothing where the queue is empty. */
export function sendQueuedReports(): void {
  if (!readStorage(STORAGE_KEYS.errorReports)) return;
  loadSender()
    .then(({ sendQueue }) => sendQueue())
    .catch(() => undefined);
}

/** Where storage is full or blocked, the report is lost. */
function store(captured: CapturedError): void {
  const queue = readStoredJson(STORAGE_KEYS.errorReports, (value) =>
    Array.isArray(value) ? value : null,
  );
  writeStoredJson(
    STORAGE_KEYS.errorReports,
    [...(queue ?? []), { captured }].slice(-MAX_WAITING_REPORTS),
  );
}
