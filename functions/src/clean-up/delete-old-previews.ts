import { PREVIEW_FOLDER } from '../../../model/pictures/preview-image.ts';
import { eachFile } from '../pictures/storage.ts';

/**
 * Deletes the temporary images that were uploaded before a moment. Only files below `preview/`
 * are listed.
 * @param before milliseconds since 1970
 * @returns how many
 */
export async function deleteOldPreviews(before: number): Promise<number> {
  let deleted = 0;
  for await (const file of eachFile(PREVIEW_FOLDER)) {
    if (!(Date.parse(file.metadata.timeCreated ?? '') < before)) continue;
    await file.delete({ ignoreNotFound: true });
    deleted += 1;
  }
  return deleted;
}
