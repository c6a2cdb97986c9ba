import { SetupError } from '../emulators/project.ts';
import { bucketPlace } from './place-in-bucket.ts';
import { folderPlace } from './place-in-folder.ts';
import type { BackupPlace } from './place.ts';

/** True for the name of a folder of a bucket, also of a wrong one. */
export const isBucketName = (name: string): boolean => name.startsWith('gs:');

/**
 * The place that a person names: `gs://bucket/folder`, or the path of a folder. Buckets whose name begins with `demo-`
 * exist only in the emulators, like projects.
 * @throws {SetupError} for what begins like a bucket and is none
 */
export function openPlace(name: string): BackupPlace {
  if (!isBucketName(name)) return folderPlace(name);
  const [, bucket, folder = ''] = /^gs:\/\/([a-z0-9][\w.-]+)(?:\/(.*))?$/.exec(name) ?? [];
  if (bucket === undefined) {
    throw new SetupError(`"${name}" is not a folder of a bucket: gs://<bucket>/<folder>.`);
  }
  return bucketPlace(bucket, folder.replace(/\/+$/, ''), bucket.startsWith('demo-'));
}
