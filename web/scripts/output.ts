import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const webFolder = fileURLToPath(new URL('..', import.meta.url));
export const distFolder = `${webFolder}dist`;

export { rendererFolder } from '#site/render/renderer-folder.ts';

export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(distFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}
