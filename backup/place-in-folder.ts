import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BackupPlace } from './place.ts';

/** Ends the name of a file that is being written. */
const UNFINISHED = '.part';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * A folder of this machine; it is made when the first file is written. Nobody but its owner can read it: it holds
 * personal data and password hashes.
 */
export function folderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    async list() {
      try {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
          .map(({ parentPath, name }) =>
            relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
          );
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    },
    async read(file) {
      try {
        return await readFile(join(folder, file));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async write(file, data) {
      const target = join(folder, file);
      const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        // Flushed, so that a power cut does not leave the new name with no content.
        await writeFile(unfinished, data, { flush: true, mode: 0o600 });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
