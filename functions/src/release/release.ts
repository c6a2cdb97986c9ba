import { error as logError, info as logInfo } from 'firebase-functions/logger';
import type { RenderedSite } from '../../../model/pages/renderer.ts';
import { CODE_ID } from '../config.ts';
import { readNextChange, loadSiteContent } from '../content/published.ts';
import { errorText } from '../error-text.ts';
import { database } from '../firestore.ts';
import { renderAll } from '../pages/renderer.ts';
import { isWaiting, readReleaseState, releaseDocument, withBuild } from './state.ts';

/**
 * Makes visitors get the files of a build, all of them or none.
 * @param render is called once it is clear that they may be replaced
 * @returns the id of the build
 */
export type HandOver = (render: () => Promise<RenderedSite>) => Promise<string>;

/** Longer than the function may take. */
const BUSY_MS = 330_000;

/** The state that is to be released; null where nothing waits, or another instance is at it. */
const takeTurn = (now: number) =>
  database().runTransaction(async (transaction) => {
    const state = await readReleaseState(transaction);
    if (!isWaiting(state) || state.paused || (state.busy_until ?? 0) > now) return null;
    transaction.update(releaseDocument(), { busy_until: now + BUSY_MS });
    return state;
  });

/** Renders what is public and hands it over, until nothing waits. Where it fails, the files stay and the state says why. */
export async function release(handOver: HandOver): Promise<void> {
  for (;;) {
    const now = Date.now();
    const state = await takeTurn(now);
    if (state === null) return;
    try {
      const build = await handOver(async () => renderAll(await loadSiteContent(now)));
      const next_at = await readNextChange(now);
      const builds = withBuild(state, { code: CODE_ID, build });
      const released = { rendered: state.changed, rendered_at: now, next_at, builds };
      await releaseDocument().update({ ...released, problem: null, busy_until: 0 });
      logInfo('released', { build, ms: Date.now() - now });
    } catch (error) {
      logError('not released', { error: errorText(error) });
      const problem = error instanceof Error ? error.message : String(error);
      await releaseDocument().update({ problem, busy_until: 0 });
      return;
    }
  }
}
