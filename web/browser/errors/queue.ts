import type { ErrorReport } from '#model/errors/report-limits.ts';
import { isRecord } from '#model/is-record.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStoredJson, removeStorage, writeStorage } from '../storage.ts';

const MAX_WAITING_REPORTS = 20;

/** The id becomes the document's: sending a report twice is harmless. */
export interface QueuedReport {
  id: string;
  report: ErrorReport;
}

export function queuedReports(): QueuedReport[] {
  const asQueue = (value: unknown) => (Array.isArray(value) ? value.filter(isQueuedReport) : null);
  return readStoredJson(STORAGE_KEYS.errorReports, asQueue) ?? [];
}

/** `cleanReport` makes texts of all else. */
function isQueuedReport(value: unknown): value is QueuedReport {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['report']);
}

export function storeQueue(queue: QueuedReport[]): boolean {
  const kept = queue.slice(-MAX_WAITING_REPORTS);
  return kept.length > 0
    ? writeStorage(STORAGE_KEYS.errorReports, JSON.stringify(kept))
    : removeStorage(STORAGE_KEYS.errorReports);
}
