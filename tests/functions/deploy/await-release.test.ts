import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { awaitRelease } from '../../../deploy/await-release.ts';
import { CODE_ID } from '../../../functions/src/config.ts';
import { readReleaseState, releaseDocument } from '../../../functions/src/release/state.ts';
import { wipe } from '../support/wipe.ts';

beforeEach(wipe);

test('a delivery ends once pages of its code show the present texts, or says why not', async () => {
  const served = { code: CODE_ID, build: 'build-1' };
  await releaseDocument().set({ served, problem: 'Hosting answered 403' });
  const failing = awaitRelease({ pauseMs: 10, limitMs: 50 });
  await expect(failing).rejects.toThrow('Hosting answered 403');
  const { changed: asked } = await readReleaseState();
  let isDone = false;
  const succeeding = awaitRelease({ pauseMs: 10 }).finally(() => (isDone = true));
  await expect.poll(async () => (await readReleaseState()).changed).not.toEqual(asked);
  const { changed } = await readReleaseState();
  const earlier = { code: 'earlier', build: 'before' };
  await releaseDocument().update({ rendered: changed!, served: earlier });
  await wait(200);
  expect(isDone).toBe(false);
  await releaseDocument().update({ served });
  expect(await succeeding).toBe('Pages show the present texts.');
});
