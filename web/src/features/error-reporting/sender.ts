import { MAX_REPORTS_PER_SESSION } from '../../../../model/error-report-limits.ts';
import { SESSION_KEYS } from '../../../../model/storage-keys.ts';
import { toReport } from './build-report.ts';
import { sendReport } from './transport.ts';
import { isIgnoredError } from './ignored-errors.ts';
import type { CapturedError } from './report-error.ts';
import { enqueue, dequeue, assignIds } from './queue.ts';

/** What was reported in this page view: one page, until another is shown. */
let view = { page: '', seen: new Set<string>() };
let reportedWithoutStorage = 0;
let sending: Promise<void> | null = null;

/** Takes one sighting: noise, repetitions and what exceeds the session's share end here. */
export async function capture(sighting: CapturedError): Promise<void> {
  if (isIgnoredError(sighting) || isRepetition(sighting) || !takeShare()) return;
  enqueue(toReport(sighting));
  await sendQueue();
}

/** Sends what waits, oldest first, one after another; stops at the first that fails for now. */
export function sendQueue(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // Read anew each time: another error may have been added meanwhile, another tab may have sent some.
    const next = assignIds().find(({ id }) => !tried.has(id));
    if (!next) return;
    tried.add(next.id);
    if ((await sendReport(next)) === 'failed') return;
    dequeue(next.id);
  }
}

function isRepetition({ page, message, stack, functionName: inFunction }: CapturedError): boolean {
  if (view.page !== page) view = { page, seen: new Set() };
  const key = [message, inFunction, stack.split('\n', 3).join('\n')].join('\n');
  if (view.seen.has(key)) return true;
  view.seen.add(key);
  return false;
}

/** Counts in the browser's session storage, so that reloading does not start the count again. */
function takeShare(): boolean {
  let made = reportedWithoutStorage;
  try {
    made = Number(sessionStorage.getItem(SESSION_KEYS.errorReportsMade)) || 0;
  } catch {
    // Blocked: the count of this page has to do.
  }
  if (made >= MAX_REPORTS_PER_SESSION) return false;
  reportedWithoutStorage = made + 1;
  try {
    sessionStorage.setItem(SESSION_KEYS.errorReportsMade, String(made + 1));
  } catch {
    // As above.
  }
  return true;
}
