import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Everything the build emits besides Vite's own files: path below `web/dist` → content. */
export type Output = Map<string, string | Uint8Array>;

/** Adds a file; two files at one path are a mistake in the build. */
export function emit(output: Output, path: string, content: string | Uint8Array): void {
  if (output.has(path)) throw new Error(`Two files for ${path}`);
  output.set(path, content);
}

/** Writes all files below a folder. */
export async function writeOutput(output: Output, folder: string): Promise<void> {
  for (const [path, content] of output) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
