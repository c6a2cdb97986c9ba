import { documentData } from './document-data.ts';
import { isReachable } from './reachability.ts';
import { reloadForMissingChunk } from './reload.ts';

/** Number of running tasks whose chunks nobody waits for. */
let backgroundTasks = 0;
let chunkMissing = false;

/**
 * Runs a task whose missing chunks must not reload the page: the visitor does not wait for them. They are
 * recorded, so that the next navigation loads its page from the server.
 */
export async function ignoringChunkErrors<T>(task: () => Promise<T>): Promise<T> {
  backgroundTasks += 1;
  try {
    return await task();
  } finally {
    backgroundTasks -= 1;
  }
}

/** True once a chunk of this page's build could not be loaded though the server answered. */
export function isChunkMissing(): boolean {
  return chunkMissing;
}

async function recordMissingChunk(): Promise<void> {
  chunkMissing = await isReachable();
}

/**
 * Handles failed preloads of chunks and style sheets, which mostly mean that a deployment removed them. The first
 * one reloads the page; another one within 10 s is left to whoever imported the chunk, and ends on the error page
 * (docs/behaviour.md, sections 4 and 8). While a page is being opened, navigation itself loads that page instead.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    if (documentData().navigating !== undefined) return;
    void (backgroundTasks > 0 ? recordMissingChunk() : reloadForMissingChunk());
  });
}
