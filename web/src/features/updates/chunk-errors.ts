import { noteMissingChunk } from './newer-build.ts';
import { reloadForMissing } from '../../browser/reload.ts';

/** Tasks under way that bring chunks ahead of time: nobody waits for them. */
let ahead = 0;

/**
 * Runs a task whose missing chunks are no reason to take the page away from its reader. They are noted,
 * and the next navigation is loaded from the server.
 */
export async function ignoringChunkErrors<T>(task: () => Promise<T>): Promise<T> {
  ahead += 1;
  try {
    return await task();
  } finally {
    ahead -= 1;
  }
}

/**
 * Answers failed preloads of chunks and style sheets, which mostly mean that a deployment took them away:
 * the first one reloads the page; another one within 10 s passes on to whoever asked for the chunk, and
 * ends on the error page (docs/behaviour.md, sections 4 and 8). While a page is being opened, navigation
 * itself loads that page in place of this one.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    if ('navigating' in document.documentElement.dataset) return;
    void (ahead > 0 ? noteMissingChunk() : reloadForMissing());
  });
}
