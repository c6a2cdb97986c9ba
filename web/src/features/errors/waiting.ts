import { STORAGE_KEYS } from '../../../../model/browser-storage.ts';
import type { ErrorReport } from '../../../../model/error-report.ts';
import { MAX_WAITING_REPORTS } from '../../../../model/error-report-limits.ts';
import { toReport } from './build-report.ts';
import type { Sighting } from './report.ts';

/** A report that has not been sent; its id makes sending it twice harmless. */
export interface WaitingReport {
  id: string;
  report: ErrorReport;
}

/** Used where the browser refuses storage: reports then wait only as long as the page lives. */
let withoutStorage: WaitingReport[] = [];

/** What waits, oldest first. Anything else that the storage may hold is left out. */
export function waitingReports(): WaitingReport[] {
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
export function addWaiting(report: ErrorReport): void {
  store([...waitingReports(), { id: newId(), report }]);
}

/** Gives every entry an id that stays, also those that were kept before anything could be built. */
export function settleWaiting(): WaitingReport[] {
  const waiting = waitingReports();
  store(waiting);
  return waiting;
}

export function removeWaiting(id: string): void {
  store(waitingReports().filter((entry) => entry.id !== id));
}

function store(all: WaitingReport[]): void {
  const kept = all.slice(-MAX_WAITING_REPORTS);
  withoutStorage = [];
  try {
    if (kept.length > 0) localStorage.setItem(STORAGE_KEYS.errorReports, JSON.stringify(kept));
    else localStorage.removeItem(STORAGE_KEYS.errorReports);
  } catch {
    withoutStorage = kept;
  }
}

function readEntry(entry: unknown): WaitingReport | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, report, sighting } = entry as Partial<WaitingReport & { sighting: Sighting }>;
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
