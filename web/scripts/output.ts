import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;

/** `render-site.js` and `code.json`, which the build writes for the functions. */
export const rendererFolder = fileURLToPath(new URL('../../.cache/renderer', import.meta.url));

export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(distFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}
