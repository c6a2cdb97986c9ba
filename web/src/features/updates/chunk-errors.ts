import { reloadOnce } from './reload-guard.ts';

/**
 * Answers failed preloads of chunks and style sheets, which mostly mean that a deployment took them away:
 * the first one reloads the page; another one within 10 s passes on to whoever asked for the chunk, and
 * ends on the error page (specification, sections 4 and 8).
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
