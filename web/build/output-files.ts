import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of the build besides those that Vite emits: path below `web/dist` → content. */
export type OutputFiles = Map<string, string | Uint8Array>;

/** Adds a file. @throws Error if the path is taken */
export function addFile(files: OutputFiles, path: string, content: string | Uint8Array): void {
  if (files.has(path)) throw new Error(`Two files for ${path}`);
  files.set(path, content);
}

/** Writes all files into a folder. */
export async function writeFiles(files: OutputFiles, folder: string): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
