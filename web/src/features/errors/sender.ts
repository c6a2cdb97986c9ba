/** Sends error reports. Import lazily: most pages have none to send. */
import { MAX_REPORTS_PER_SESSION } from '../../../../model/errors/report-limits.ts';
import { SESSION_KEYS } from '../../../../model/storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { buildReport } from './build-report.ts';
import type { CapturedError } from './captured-error.ts';
import { isIgnoredError } from './ignored-errors.ts';
import { assignIds, dequeue, enqueue } from './queue.ts';
import { sendReport } from './transport.ts';

/** Errors captured in this page view, which ends when another page is shown. */
let pageView = { page: '', seen: new Set<string>() };
/** Used where storage is blocked. */
let countInMemory = 0;
let sending: Promise<void> | null = null;

/** Queues and sends an error, unless it is to be ignored, repeats an earlier one or exceeds the session's limit. */
export async function capture(captured: CapturedError): Promise<void> {
  if (isIgnoredError(captured) || isDuplicate(captured) || !countReport()) return;
  enqueue(buildReport(captured));
  await sendQueue();
}

/** Sends the queue, oldest first, one after another; stops at the first that fails for now. */
export function sendQueue(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // Read again each time: another error may have been queued, another tab may have sent some.
    const next = assignIds().find(({ id }) => !tried.has(id));
    if (!next) return;
    tried.add(next.id);
    if ((await sendReport(next)) === 'failed') return;
    dequeue(next.id);
  }
}

function isDuplicate({ page, message, stack, functionName }: CapturedError): boolean {
  if (pageView.page !== page) pageView = { page, seen: new Set() };
  const key = [message, functionName, stack.split('\n', 3).join('\n')].join('\n');
  if (pageView.seen.has(key)) return true;
  pageView.seen.add(key);
  return false;
}

/** Counts in sessionStorage, so that a reload does not reset the count. Returns false once the limit is reached. */
function countReport(): boolean {
  const stored = readStorage(SESSION_KEYS.errorReportsMade, 'sessionStorage');
  const count = Math.max(Number(stored) || 0, countInMemory);
  if (count >= MAX_REPORTS_PER_SESSION) return false;
  countInMemory = count + 1;
  writeStorage(SESSION_KEYS.errorReportsMade, String(count + 1), 'sessionStorage');
  return true;
}
