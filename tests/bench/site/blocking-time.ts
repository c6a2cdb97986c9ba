import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { CHROMIUM } from '../../../playwright.config.ts';
import { SLOW_CPU } from './slow-phone.ts';

/** Part of a task that delays a touch noticeably, in ms: what is above it blocks. https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;
/** Time for which the browser records, in s: the page starts its app within the first 3. */
const RECORD_S = 6;
/** Longest wait for the recording after that, in ms. */
const WRITE_MS = 15_000;

/** What is read of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the event. */
  tdur?: number;
  args?: { name?: string; fileName?: string; data?: { documentLoaderURL?: string } };
}

/**
 * The total blocking time of a first visit at a quarter of the processor's speed, in ms, as visitors have it: nothing is
 * attached to the page. Lighthouse attaches an inspector, with which V8 does work that it does for nobody else
 * (docs/performance.md). The browser records from its start, and a task counts with its processor time, because the start
 * of the browser itself takes part of the machine.
 * @throws Error where the recording has no page or no app
 */
export async function blockingTime(url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'blocking-time-'));
  const file = join(folder, 'trace.json');
  const chrome = await launch({
    ...(CHROMIUM === undefined ? {} : { chromePath: CHROMIUM }),
    startingUrl: url,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--lang=en-GB',
      '--window-size=412,823',
      '--trace-startup=toplevel,loading,blink.user_timing,devtools.timeline,v8',
      `--trace-startup-file=${file}`,
      `--trace-startup-duration=${RECORD_S}`,
      '--trace-startup-format=json',
    ],
  });
  try {
    return sumOfLongTasks(await readTrace(file), url);
  } finally {
    chrome.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The recording, as soon as the browser has written all of it. */
async function readTrace(file: string): Promise<TraceEvent[]> {
  const end = Date.now() + RECORD_S * 1000 + WRITE_MS;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return (JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] })
        .traceEvents;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function sumOfLongTasks(events: readonly TraceEvent[], url: string): number {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const pid = navigation?.pid;
  const main = events.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  const onMain = events.filter((event) => event.pid === pid && event.tid === main?.tid);
  const paint = onMain.find(({ name }) => name === 'firstContentfulPaint');
  const app = onMain.find(({ name }) => name === 'v8.evaluateModule');
  if (!paint || !app) throw new Error(`The browser's recording of ${url} lacks the app's start`);
  return onMain
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOW_CPU - LONG_TASK_MS)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
}
