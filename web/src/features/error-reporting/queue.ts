import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import type { ErrorReport } from '../../../../model/error-report.ts';
import { MAX_WAITING_REPORTS } from '../../../../model/error-report-limits.ts';
import { toReport } from './build-report.ts';
import type { CapturedError } from './report-error.ts';

/** A report that has not been sent; its id makes sending it twice harmless. */
export interface QueuedReport {
  id: string;
  report: ErrorReport;
}

/** Used where the browser refuses storage: reports then wait only as long as the page lives. */
let withoutStorage: QueuedReport[] = [];

/** What waits, oldest first. Anything else that the storage may hold is left out. */
export function queuedReports(): QueuedReport[] {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.errorReports) ?? '[]');
  } catch {
    return withoutStorage;
  }
  if (!Array.isArray(stored)) return withoutStorage;
  return [...stored.flatMap((entry: unknown) => readEntry(entry) ?? []), ...withoutStorage];
}

/** Adds a report; beyond `MAX_WAITING_REPORTS` the oldest goes. */
export function enqueue(report: ErrorReport): void {
  store([...queuedReports(), { id: newId(), report }]);
}

/** Gives every entry an id that stays, also those that were kept before anything could be built. */
export function assignIds(): QueuedReport[] {
  const waiting = queuedReports();
  store(waiting);
  return waiting;
}

export function dequeue(id: string): void {
  store(queuedReports().filter((entry) => entry.id !== id));
}

function store(all: QueuedReport[]): void {
  const kept = all.slice(-MAX_WAITING_REPORTS);
  withoutStorage = [];
  try {
    if (kept.length > 0) localStorage.setItem(STORAGE_KEYS.errorReports, JSON.stringify(kept));
    else localStorage.removeItem(STORAGE_KEYS.errorReports);
  } catch {
    withoutStorage = kept;
  }
}

function readEntry(entry: unknown): QueuedReport | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, report, sighting } = entry as Partial<QueuedReport & { sighting: CapturedError }>;
  if (sighting) return { id: newId(), report: toReport(sighting) };
  return typeof id === 'string' && typeof report === 'object' ? { id, report } : null;
}

/** Twenty letters and digits, as Firestore makes document ids. */
function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => letters[byte % letters.length],
  ).join('');
}
