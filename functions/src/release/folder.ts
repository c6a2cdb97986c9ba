import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildManifestUrl } from '../../../model/updates/builds.ts';
import { type Publisher, dependsOnContent } from './publisher.ts';

export const publishToFolder =
  (folder: string): Publisher =>
  async (render) => {
    const paths = new Set<string>();
    const changed = new Map<string, Buffer>();
    const buildId = await render({
      write: async (path, text) => {
        paths.add(path);
        const content = Buffer.from(text as string);
        const served = await readFile(join(folder, path)).catch(() => null);
        const isServed = served?.equals(content) === true;
        if (!isServed) changed.set(path, content);
        return isServed;
      },
      keep: (path) => {
        const isServed = existsSync(join(folder, path));
        if (isServed) paths.add(path);
        return isServed;
      },
    });
    if (existsSync(folder + buildManifestUrl(buildId))) return buildId;
    for (const [path, content] of changed) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      // Nobody gets half of a file.
      await writeFile(`${file}.new`, content);
      await rename(`${file}.new`, file);
    }
    for await (const path of glob('**/*.{html,json,jpg}', { cwd: folder }))
      if (dependsOnContent(path) && !paths.has(path)) await rm(join(folder, path));
    return buildId;
  };
