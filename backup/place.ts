import { createHash } from 'node:crypto';

/** Where a backup lies: a folder of this machine, or a folder of a bucket. */
export interface BackupPlace {
  /** As a person names it after `--to` and `--from`. */
  readonly name: string;
  /** Names of what is stored, e.g. `manifest.json` and `storage/{hash}`. */
  list: () => Promise<string[]>;
  /** @returns null where nothing has that name */
  read: (file: string) => Promise<Buffer | null>;
  /** Stores a file, or replaces it. After an interruption, the old one or the new one is there as a whole. */
  write: (file: string, data: string | Buffer) => Promise<void>;
}

export const hashOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');
