import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LATEST_BUILD_URL, latestBuildId } from '../../../model/updates/service-worker.ts';
import type { HandOver } from './release.ts';

/** Hands files over to the emulator of Hosting, which serves a folder. */
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
