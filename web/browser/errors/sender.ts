/** Import lazily: most pages have nothing to report. */

import { COLLECTIONS } from '#model/collections.ts';
import { cleanReport } from '#model/errors/clean-report.ts';
import { type ErrorReport, MAX_REPORTS_PER_SESSION } from '#model/errors/report-limits.ts';
import { SESSION_KEYS } from '#model/storage-keys.ts';
import { jsonHeaders } from '../firebase/app-check-token.ts';
import { emulatorHosts, firebaseConfig, usesEmulators } from '../firebase/config.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { type QueuedReport, queuedReports, storeQueue } from './queue.ts';

const seen = new Set<string>();
let countInMemory = 0;
let sending: Promise<void> = Promise.resolve();

/** Reports once: ignored errors, repetitions and those beyond the session's limit are dropped. */
export async function capture(queued: QueuedReport): Promise<void> {
  const { report } = queued;
  if (isIgnoredError(report) || isDuplicate(report) || !countReport()) return;
  if (storeQueue([...queuedReports(), queued])) await sendQueue();
  else await sendReport(queued);
}

/** Sends in order; stops at the first temporary failure. */
export function sendQueue(): Promise<void> {
  sending = sending
    .catch(() => undefined)
    .then(async () => {
      for (const next of queuedReports()) {
        if ((await sendReport(next)) === 'failed') return;
        storeQueue(queuedReports().filter(({ id }) => id !== next.id));
      }
    });
  return sending;
}

function isDuplicate(report: ErrorReport): boolean {
  const { what_page: page, error_report_by_system: message, what_function: caller } = report;
  const topFrames = report.error_stack_report_by_system.split('\n', 3);
  const key = [page, message, caller, ...topFrames].join('\n');
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** Counts in sessionStorage: a reload does not reset the count. */
function countReport(): boolean {
  const stored = readStorage(SESSION_KEYS.errorReportsMade, 'sessionStorage');
  const count = Math.max(Number(stored) || 0, countInMemory);
  if (count >= MAX_REPORTS_PER_SESSION) return false;
  countInMemory = count + 1;
  writeStorage(SESSION_KEYS.errorReportsMade, String(count + 1), 'sessionStorage');
  return true;
}

/** `refused` is final; `failed` may be tried again. */
type Outcome = 'stored' | 'refused' | 'failed';

const ORIGIN = usesEmulators
  ? `http://${emulatorHosts.firestore.host}:${emulatorHosts.firestore.port}`
  : 'https://firestore.googleapis.com';
const DATABASE = `projects/${firebaseConfig.projectId}/databases/(default)`;
const TIMEOUT_MS = 10_000;

async function sendReport({ id, report }: QueuedReport): Promise<Outcome> {
  try {
    const response = await fetch(
      `${ORIGIN}/v1/${DATABASE}/documents:commit?key=${firebaseConfig.apiKey}`,
      {
        method: 'POST',
        headers: await jsonHeaders(),
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body: JSON.stringify({ writes: [toWrite(id, cleanReport(withBrowser(report)))] }),
      },
    );
    if (response.ok) return 'stored';
    return response.status === 429 || response.status >= 500 ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

function withBrowser(report: ErrorReport): ErrorReport {
  const names = [report.what_platform, browserName(navigator.userAgent)];
  return { ...report, what_platform: names.filter(Boolean).join(', ') };
}

function toWrite(id: string, report: ErrorReport) {
  return {
    update: {
      name: `${DATABASE}/documents/${COLLECTIONS.errorReport}/${id}`,
      fields: Object.fromEntries(
        Object.entries(report).map(([field, text]) => [field, { stringValue: text }]),
      ),
    },
    updateTransforms: [{ fieldPath: 'created_date', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
}

const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;
/** Browsers give no stack for it. */
const CROSS_ORIGIN = /^(?:Error: )?Script error\.?$/;
const RESIZE_OBSERVER =
  /^(?:Error: )?ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\.?)$/;

/** True for errors that no change to this site could fix. */
export function isIgnoredError({
  error_report_by_system: message,
  error_stack_report_by_system: stack,
}: Pick<ErrorReport, 'error_report_by_system' | 'error_stack_report_by_system'>): boolean {
  // The first address in a stack is where the error was thrown.
  const thrownAt = /(?<![a-z-])[a-z-]+:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
  return (
    EXTENSION.test(thrownAt) ||
    (CROSS_ORIGIN.test(message) && !thrownAt) ||
    RESIZE_OBSERVER.test(message)
  );
}

const BROWSERS: [name: string, version: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d{1,4}).*Safari/],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** E.g. "Chrome 140, Android"; '' if neither is known. */
export function browserName(userAgent: string): string {
  const browsers = BROWSERS.flatMap(([name, version]) => {
    const found = version.exec(userAgent)?.[1];
    return found === undefined ? [] : [`${name} ${found}`];
  });
  const systems = SYSTEMS.filter(([, mark]) => mark.test(userAgent)).map(([name]) => name);
  return [browsers[0], systems[0]].filter((name) => name !== undefined).join(', ');
}
