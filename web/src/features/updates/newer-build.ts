import { wouldLoseUnsavedText } from '../../browser/unsaved-text.ts';
import { currentBuildId } from '../../browser/current-build.ts';
import { isReachable } from '../../browser/reachability.ts';

let latest: string | null = null;
let chunkMissing = false;

/** Notes the id that `/builds/latest.json` answered. Returns whether it is new to this page. */
export function noteLatestBuild(id: string): boolean {
  const news = id !== latest && id !== currentBuildId();
  latest = id;
  return news;
}

/** Notes that a chunk of this page's build could not be had, though the server answers. */
export async function noteMissingChunk(): Promise<void> {
  chunkMissing = await isReachable();
}

/**
 * True once another build than this page's is deployed: the next navigation is to load its page from the
 * server, with `location.assign`. Not while that would throw away typed text; the navigation after it will do.
 */
export function needsFullLoad(): boolean {
  const isNewer = latest !== null && latest !== currentBuildId();
  return (isNewer || chunkMissing) && !wouldLoseUnsavedText();
}
