import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { awaitRelease } from '../../../deploy/await-release.ts';
import { CODE_ID } from '../../../functions/src/config.ts';
import { loadSiteContent } from '../../../functions/src/content/published.ts';
import { writeSite } from '../../../functions/src/pages/renderer.ts';
import { publishToFolder } from '../../../functions/src/release/folder.ts';
import { release } from '../../../functions/src/release/release.ts';
import { readReleaseState, releaseDocument } from '../../../functions/src/release/state.ts';
import { storeEntry } from '../support/content.ts';
import { publish, send } from '../support/publishing.ts';
import { wipe } from '../support/wipe.ts';

beforeEach(wipe);

test('a delivery ends once pages show the present texts, or says why they do not', async () => {
  const served = { code: CODE_ID, build: 'build-1' };
  await releaseDocument().set({ served, problem: 'Hosting answered 403' });
  const failing = awaitRelease({ pauseMs: 10, limitMs: 50 });
  await expect(failing).rejects.toThrow('Hosting answered 403');
  const { changed: asked } = await readReleaseState();
  const succeeding = awaitRelease({ pauseMs: 10 });
  await wait(500);
  const { changed } = await readReleaseState();
  expect(changed).not.toEqual(asked);
  await releaseDocument().update({ rendered: changed! });
  expect(await succeeding).toBe('Pages show the present texts.');
});

test('a text that is withdrawn during a delivery is gone from every file at its end', async () => {
  for (const entry of ['secret-launch', 'other-launch']) {
    await storeEntry('blog', entry);
    await publish('blog', entry);
  }
  // The build has read what the site showed.
  const built = await loadSiteContent();
  await send({ command: 'withdraw', type: 'blog', entry: 'secret-launch', locale: 'en' });
  const [former, folder] = ['former-', 'delivered-'].map((name) =>
    mkdtempSync(join(tmpdir(), name)),
  ) as [string, string];
  await release(publishToFolder(former));
  await writeSite(built, {
    write: async (path, file) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), file);
      return false;
    },
    keep: () => false,
  });
  const filesWith = (slug: string) =>
    spawnSync('grep', ['-rl', slug, folder], { encoding: 'utf8' }).stdout.match(/.+/g) ?? [];
  expect(filesWith('secret-launch').length).toBeGreaterThan(10);
  await releaseDocument().update({ served: { code: 'earlier', build: 'before' } });
  const ended = awaitRelease({ pauseMs: 50 });
  await expect
    .poll(async () => {
      await release(publishToFolder(folder));
      return filesWith('secret-launch');
    })
    .toEqual([]);
  expect(await ended).toBe('Pages show the present texts.');
  expect(filesWith('other-launch').length).toBeGreaterThan(10);
});
