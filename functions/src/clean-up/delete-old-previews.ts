import type { File } from '@google-cloud/storage';
import { PREVIEW_FOLDER } from '../../../model/pictures/preview-image.ts';
import { eachFile } from '../pictures/storage.ts';

/** Images deleted per run; the rest is deleted by the next run. */
const MOST_DELETED = 10_000;
const IN_FLIGHT = 20;

const deleteAll = (files: readonly File[]) =>
  Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));

/**
 * Deletes the temporary images that were uploaded before a moment. Only files below `preview/`
 * are listed.
 * @param before milliseconds since 1970
 * @param most how many at most, about; the next call deletes the rest
 * @returns how many
 */
export async function deleteOldPreviews(before: number, most = MOST_DELETED): Promise<number> {
  let deleted = 0;
  let some: File[] = [];
  for await (const file of eachFile(PREVIEW_FOLDER)) {
    if (!(Date.parse(file.metadata.timeCreated ?? '') < before)) continue;
    some.push(file);
    if (some.length < IN_FLIGHT) continue;
    await deleteAll(some);
    deleted += some.length;
    some = [];
    if (deleted >= most) return deleted;
  }
  await deleteAll(some);
  return deleted + some.length;
}
