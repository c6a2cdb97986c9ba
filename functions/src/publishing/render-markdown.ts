import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { ContentKind } from '../../../model/content/limits.ts';
import { withTimeout } from '../../../model/timeout.ts';

/**
 * Longest time that rendering may take, in milliseconds, not counting the start of the thread. 200 kB of lists, links and
 * code take 1.6 s on one processor, and twice that beside other work.
 */
const RENDER_MS = 5000;
const START_MS = 10_000;

/** The Markdown is nested so deeply, or repeats so much, that it cannot be rendered within the limits. */
export class MarkdownTooComplex extends Error {
  override name = 'MarkdownTooComplex';
}

/** The level below the heading that the page itself gives. */
const TOP_HEADING: Partial<Record<ContentKind, number>> = { blog: 2, portfolio: 3 };

/** The bundle keeps the thread's file beside its own; from the sources it runs as it is. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './markdown-worker.ts' : './markdown-worker.js',
  import.meta.url,
);

const htmlSchema = v.array(v.string());

/**
 * Renders Markdown bodies to HTML; micromark escapes the author's own markup and drops dangerous protocols.
 * Runs in a thread of its own, because a few kB of hostile Markdown can occupy micromark for minutes.
 * @param limit milliseconds for all of them together
 * @returns in the order of the bodies
 * @throws {MarkdownTooComplex} after the time limit, and where a text exhausts memory or stack
 */
export async function renderBodies(
  kind: ContentKind,
  bodies: readonly string[],
  limit = RENDER_MS,
): Promise<string[]> {
  if (bodies.every((body) => body === '')) return bodies.map(() => '');
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
  });
  const message = () =>
    new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  try {
    await withTimeout(message(), START_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(bodies);
    const rendered = await withTimeout(message(), limit).catch((error: unknown) => {
      throw new MarkdownTooComplex(String(error));
    });
    const top = TOP_HEADING[kind] ?? 2;
    return v.parse(htmlSchema, rendered).map((html) => headingsFrom(top, html));
  } finally {
    await worker.terminate();
  }
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
