import {
  ERROR_REPORT_LENGTHS,
  MAX_WAITING_REPORTS,
} from '../../../../model/errors/report-limits.ts';
import { isRecord } from '../../../../model/is-record.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { readStoredJson, removeStorage, writeStoredJson } from '../../browser/storage.ts';
import type { QueuedReport } from './report-error.ts';

/** Used where storage is blocked or full: these reports last as long as the page. */
let inMemory: QueuedReport[] = [];

/** The queue, oldest first. Stored values of any other form are left out. */
export function queuedReports(): QueuedReport[] {
  const stored = readStoredJson(STORAGE_KEYS.errorReports, (value) =>
    Array.isArray(value) ? value.filter(isQueuedReport) : null,
  );
  return [...(stored ?? []), ...inMemory];
}

/** Adds a report; beyond `MAX_WAITING_REPORTS` the oldest are dropped. */
export function enqueue(queued: QueuedReport): void {
  store([...queuedReports(), queued]);
}

/** Removes a report. */
export function dequeue(id: string): void {
  store(queuedReports().filter((entry) => entry.id !== id));
}

function store(queue: QueuedReport[]): void {
  const kept = queue.slice(-MAX_WAITING_REPORTS);
  const isStored =
    kept.length > 0
      ? writeStoredJson(STORAGE_KEYS.errorReports, kept)
      : removeStorage(STORAGE_KEYS.errorReports);
  inMemory = isStored ? [] : kept;
}

function isQueuedReport(value: unknown): value is QueuedReport {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  const { report } = value;
  return (
    isRecord(report) &&
    Object.keys(ERROR_REPORT_LENGTHS).every((name) => typeof report[name] === 'string')
  );
}
