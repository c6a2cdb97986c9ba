import { isChunkMissing } from '../../browser/chunk-errors.ts';
import { currentBuildId } from '../../browser/document-data.ts';
import { wouldLoseUnsavedText } from '../../browser/unsaved-text.ts';

let latestId: string | null = null;

/** Records the id of the latest build. Returns whether this page did not know it and it is not the page's own. */
export function recordLatestBuild(id: string): boolean {
  const isNew = id !== latestId && id !== currentBuildId();
  latestId = id;
  return isNew;
}

/**
 * True once another build than this page's is deployed: the next navigation loads its page from the server. Not
 * while that would lose unsaved text; then the navigation after it does.
 */
export function needsFullLoad(): boolean {
  const isOutdated = latestId !== null && latestId !== currentBuildId();
  return (isOutdated || isChunkMissing()) && !wouldLoseUnsavedText();
}
