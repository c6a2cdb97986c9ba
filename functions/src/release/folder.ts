import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildManifestUrl } from '../../../model/updates/builds.ts';
import { ChangedFiles, hashOf } from './changed-files.ts';
import type { Publisher } from './publisher.ts';

async function listFiles(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name);
    if (found.isFile()) hashes.set(`/${relative(folder, file)}`, hashOf(await readFile(file)));
  }
  return hashes;
}

/** The emulator of Hosting serves a folder. */
export const publishToFolder =
  (folder: string): Publisher =>
  async (render, deadline) => {
    const served = await listFiles(folder);
    const files = new ChangedFiles(served, async (file) => Buffer.from(file as string), deadline);
    const buildId = await render(files);
    if (served.has(buildManifestUrl(buildId))) return buildId;
    for (const [path, hash] of files.hashes) {
      const file = join(folder, path);
      const content = files.contents.get(hash);
      if (content === undefined) {
        await rm(file);
        continue;
      }
      await mkdir(dirname(file), { recursive: true });
      // Nobody gets half of a file.
      await writeFile(`${file}.new`, content);
      await rename(`${file}.new`, file);
    }
    return buildId;
  };
