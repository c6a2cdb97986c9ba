import type { BackupPlace } from './place.ts';
import { openBucket } from './storage-client.ts';

/**
 * A folder of a bucket. Storage shows a file only once all of it has arrived.
 * @param folder without a slash at its end; '' for the whole bucket
 */
export function bucketPlace(name: string, folder: string, isEmulated: boolean): BackupPlace {
  const { bucket, ask, download } = openBucket(name, isEmulated);
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    name: `gs://${name}/${folder}`,
    async list() {
      const [files] = await ask(bucket.getFiles({ prefix }));
      return files.map((file) => file.name.slice(prefix.length));
    },
    read: (file) => download(prefix + file),
    write: (file, data) => ask(bucket.file(prefix + file).save(data, { resumable: false })),
  };
}
