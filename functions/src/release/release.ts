import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { projectID } from 'firebase-functions/params';
import type { RenderedSite } from '../../../model/pages/renderer.ts';
import { LATEST_BUILD_URL, latestBuildId } from '../../../model/updates/builds.ts';
import { CODE_ID, releaseTo } from '../config.ts';
import { loadSiteContent } from '../content/published.ts';
import { publishDue } from '../content/scheduled.ts';
import { errorText } from '../error-text.ts';
import { database } from '../firestore.ts';
import { renderAll } from '../pages/renderer.ts';
import { readServedBuild, toHosting } from './hosting.ts';
import {
  askIfDue,
  isPaused,
  isWaiting,
  readReleaseState,
  releaseDocument,
  withBuild,
} from './state.ts';

/**
 * Visitors get all files of a build or none.
 * @param render is called once it is clear that they may be replaced
 * @returns the id of the build
 */
export type HandOver = (render: () => Promise<RenderedSite>) => Promise<string>;

/** Longer than the function may take. */
const BUSY_MS = 330_000;

/** Null if nothing waits, or another instance is at it. */
const takeTurn = (now: number) =>
  database().runTransaction(async (transaction) => {
    const state = await readReleaseState(transaction);
    if (!isWaiting(state) || isPaused(state, now) || (state.busy_until ?? 0) > now) return null;
    transaction.update(releaseDocument(), { busy_until: now + BUSY_MS });
    return state;
  });

/** Until nothing waits. After a failure, the files stay and the state says why. */
export async function release(handOver: HandOver): Promise<void> {
  for (;;) {
    const now = Date.now();
    const state = await takeTurn(now);
    if (state === null) return;
    try {
      const build = await handOver(async () => renderAll(await loadSiteContent()));
      const builds = withBuild(state, { code: CODE_ID, build });
      const released = { rendered: state.changed, rendered_at: now, builds };
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

/** The emulator of Hosting serves a folder. */
export const toFolder =
  (folder: string): HandOver =>
  async (render) => {
    const { buildId, files } = await render();
    const latest = await readFile(folder + LATEST_BUILD_URL, 'utf8');
    if (latestBuildId(JSON.parse(latest)) === buildId) return buildId;
    for (const [path, text] of files) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      // Nobody gets half of a file.
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    }
    for (const kind of ['frame', 'meta']) {
      const names = await readdir(join(folder, 'builds', kind));
      const earlier = names.filter((name) => !files.has(`builds/${kind}/${name}`));
      await Promise.all(earlier.map((name) => rm(join(folder, 'builds', kind, name))));
    }
    return buildId;
  };

/** To `RELEASE_TO`. */
export async function runRelease(): Promise<void> {
  const target = releaseTo.value();
  if (target === '') return;
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  await release(target === 'hosting' ? toHosting(projectID.value(), token) : toFolder(target));
}

/** Every minute. Reads one document while nothing is due. */
export async function runMinute(): Promise<void> {
  const now = Date.now();
  const state = await readReleaseState();
  await publishDue(state, now);
  if (releaseTo.value() !== 'hosting') return;
  await askIfDue(state, now, () => readServedBuild(`https://${projectID.value()}.web.app`));
}
