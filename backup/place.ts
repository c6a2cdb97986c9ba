import { createHash } from 'node:crypto';
import { SetupError } from '../emulators/project.ts';
import { bucketPlace } from './bucket-place.ts';
import { folderPlace } from './folder-place.ts';

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

/**
 * The place that a person names: `gs://bucket/folder`, or the path of a folder. Buckets whose name begins with `demo-`
 * exist only in the emulators, like projects.
 * @throws {SetupError} for what begins like a bucket and is none
 */
export function openPlace(name: string): BackupPlace {
  if (!name.startsWith('gs:')) return folderPlace(name);
  const [, bucket, folder = ''] = /^gs:\/\/([a-z0-9][\w.-]+)(?:\/(.*))?$/.exec(name) ?? [];
  if (bucket === undefined) {
    throw new SetupError(`"${name}" is not a folder of a bucket: gs://<bucket>/<folder>.`);
  }
  return bucketPlace(bucket, folder.replace(/\/+$/, ''), bucket.startsWith('demo-'));
}

export const hashOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');
