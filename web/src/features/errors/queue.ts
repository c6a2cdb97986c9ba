import type { ErrorReport } from '../../../../model/errors/report.ts';
import {
  ERROR_REPORT_LENGTHS,
  MAX_WAITING_REPORTS,
} from '../../../../model/errors/report-limits.ts';
import { isRecord } from '../../../../model/is-record.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { readStoredJson, removeStorage, writeStoredJson } from '../../browser/storage.ts';
import { buildReport } from './build-report.ts';
import type { CapturedError } from './captured-error.ts';

/** A report that is not sent yet. Its id becomes the document's, so that sending it twice is harmless. */
export interface QueuedReport {
  id: string;
  report: ErrorReport;
}

/** Used where storage is blocked or full: these reports last as long as the page. */
let inMemory: QueuedReport[] = [];

/** The queue, oldest first. Stored values of any other form are left out. */
export function queuedReports(): QueuedReport[] {
  const stored = readStoredJson(STORAGE_KEYS.errorReports, (value) =>
    Array.isArray(value) ? value.flatMap((entry: unknown) => readEntry(entry) ?? []) : null,
  );
  return [...(stored ?? []), ...inMemory];
}

/** Adds a report; beyond `MAX_WAITING_REPORTS` the oldest are dropped. */
export function enqueue(report: ErrorReport): void {
  store([...queuedReports(), { id: newId(), report }]);
}

/** Gives the queue, after storing an id for every entry, also for errors that were stored without a report. */
export function assignIds(): QueuedReport[] {
  const queue = queuedReports();
  store(queue);
  return queue;
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

/** An entry is a queued report, or an error that `reportError` stored because the sender could not be loaded. */
function readEntry(entry: unknown): QueuedReport | null {
  if (!isRecord(entry)) return null;
  const { id, report } = entry;
  // Earlier versions stored it as `sighting`.
  const captured = entry['captured'] ?? entry['sighting'];
  if (isCapturedError(captured)) return { id: newId(), report: buildReport(captured) };
  return typeof id === 'string' && isReport(report) ? { id, report } : null;
}

function isCapturedError(value: unknown): value is CapturedError {
  return hasTexts(value, ['action', 'functionName', 'message', 'stack', 'page']);
}

function isReport(value: unknown): value is ErrorReport {
  return hasTexts(value, Object.keys(ERROR_REPORT_LENGTHS));
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

/** Twenty letters and digits, as Firestore makes document ids. */
function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => letters[byte % letters.length],
  ).join('');
}
