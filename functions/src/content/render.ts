import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { withTimeout } from '../../../model/timeout.ts';

/**
 * Longest time that rendering a body may take, in milliseconds, not counting the start of the thread. 200 kB of lists, links and
 * code take 1.6 s on one processor, and twice that while other work is done.
 */
const RENDER_MS = 5000;
const START_MS = 10_000;

/** The Markdown is nested so deeply, or repeats so much, that it cannot be rendered within the limits. */
export class MarkdownTooComplex extends Error {
  override name = 'MarkdownTooComplex';
}

/** The level below the heading that the page itself gives. */
const TOP_HEADING: Partial<Record<ContentKind, number>> = { blog: 2, portfolio: 3 };

/** The bundle keeps the thread's file next to its own. From the sources it runs as it is, or as `BUILT_FILES` has it. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') && process.env['BUILT_FILES'] === undefined
    ? './markdown-worker.ts'
    : `${process.env['BUILT_FILES'] ?? './'}markdown-worker.js`,
  import.meta.url,
);

/** The next message of a thread; rejects where the thread fails or takes longer. */
async function nextMessage(worker: Worker, milliseconds: number): Promise<unknown> {
  const [message]: unknown[] = await withTimeout(once(worker, 'message'), milliseconds);
  return message;
}

async function startThread(): Promise<Worker> {
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
  });
  try {
    await nextMessage(worker, START_MS);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return worker;
}

/** What is rendered last: an instance has memory for one thread. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders Markdown bodies to HTML one after the other; micromark escapes the author's own markup and drops dangerous
 * protocols. Runs in a thread of its own, because a few kB of hostile Markdown can occupy micromark for minutes.
 * @param limit milliseconds for each of them
 * @returns in the order of the bodies
 * @throws {MarkdownTooComplex} where one of them takes longer, or exhausts memory or stack
 */
export async function renderBodies(
  kind: ContentKind,
  bodies: readonly string[],
  limit = RENDER_MS,
): Promise<string[]> {
  const rendering = last.then(() => render(kind, bodies, limit));
  last = rendering.catch(() => undefined);
  return rendering;
}

async function render(
  kind: ContentKind,
  bodies: readonly string[],
  limit: number,
): Promise<string[]> {
  const top = TOP_HEADING[kind] ?? 2;
  const rendered: string[] = [];
  let worker: Worker | undefined;
  try {
    for (const body of bodies) {
      if (body === '') {
        rendered.push('');
        continue;
      }
      worker ??= await startThread();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(body);
      const html = await nextMessage(worker, limit).catch((cause: unknown) => {
        throw new MarkdownTooComplex('', { cause });
      });
      rendered.push(headingsFrom(top, v.parse(v.string(), html)));
    }
  } finally {
    await worker?.terminate();
  }
  return rendered;
}

/**
 * Shifts an author's headings so that the highest they used comes right below the heading that the page
 * itself gives, and no level is skipped there: authors begin with `#` or with `##`.
 */
function headingsFrom(top: number, html: string): string {
  let highest = 6;
  for (const [, level] of html.matchAll(/<h([1-6])>/g)) highest = Math.min(highest, Number(level));
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - highest + top, 6)}>`;
  });
}
