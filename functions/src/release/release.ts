import { applicationDefault } from 'firebase-admin/app';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { projectID } from 'firebase-functions/params';
import { CODE_ID, releaseTo } from '../config.ts';
import { loadSiteContent } from '../content/published.ts';
import { publishDue } from '../content/scheduled.ts';
import { errorText } from '../error-text.ts';
import { database } from '../firestore.ts';
import { writeSite } from '../pages/renderer.ts';
import { publishToFolder } from './folder.ts';
import { readServedBuild, publishToHosting } from './hosting.ts';
import type { Publisher } from './publisher.ts';
import {
  requestDueRelease,
  isPaused,
  isWaiting,
  readReleaseState,
  releaseDocument,
} from './state.ts';

const DEADLINE_MS = 270_000;

/** Problem that stays if a run is killed. */
const INTERRUPTED = 'The release was stopped before its end.';

const claimRelease = (now: number, deadlineMs: number) =>
  database().runTransaction(async (transaction) => {
    const state = await readReleaseState(transaction);
    if (!isWaiting(state) || isPaused(state, now) || (state.busy_until ?? 0) > now) return null;
    const claim = { busy_since: now, busy_until: now + deadlineMs, problem: INTERRUPTED };
    transaction.update(releaseDocument(), claim);
    return state;
  });

/** Releases until nothing waits. After a failure, the files stay and the state says why. */
export async function release(publisher: Publisher, deadlineMs = DEADLINE_MS): Promise<void> {
  for (;;) {
    const now = Date.now();
    const state = await claimRelease(now, deadlineMs);
    if (state === null) return;
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const build = await publisher(
        async (writer) => writeSite(await loadSiteContent(), writer),
        deadline,
      );
      const served = { code: CODE_ID, build };
      const released = { rendered: state.changed, rendered_at: now, served };
      await releaseDocument().update({ ...released, problem: null, busy_until: 0 });
      logInfo('released', { build, ms: Date.now() - now });
    } catch (error) {
      logError('not released', { error: errorText(error) });
      const reason = error instanceof Error ? error.message : String(error);
      const late = `Not done within ${deadlineMs / 1000} s: `;
      const problem = deadline.aborted ? late + reason : reason;
      await releaseDocument().update({ problem, busy_until: 0 });
      return;
    }
  }
}

export async function runRelease(): Promise<void> {
  const target = releaseTo.value();
  if (target === '') return;
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  await release(
    target === 'hosting' ? publishToHosting(projectID.value(), token) : publishToFolder(target),
  );
}

/** Runs every minute; reads one document while nothing is due. */
export async function runMinute(): Promise<void> {
  const now = Date.now();
  const state = await readReleaseState();
  await publishDue(state, now);
  const target = releaseTo.value();
  if (target === '') return;
  const origin = `https://${projectID.value()}.web.app`;
  await requestDueRelease(
    state,
    now,
    target === 'hosting' ? () => readServedBuild(origin) : undefined,
  );
}
