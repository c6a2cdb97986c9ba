import type { GetFilesOptions, GetFilesResponse } from '@google-cloud/storage';
import { PREVIEW_FOLDER } from '../../../model/pictures/preview-image.ts';
import { bucket } from '../pictures/storage.ts';

const PAGE = 200;
/** Pages per run; the rest is deleted by the next run. */
const MAX_PAGES = 50;
const IN_FLIGHT = 20;

/**
 * Deletes the temporary images that were uploaded before a moment. Only files below `preview/`
 * are listed.
 * @param before milliseconds since 1970
 * @returns how many
 */
export async function deleteOldPreviews(before: number): Promise<number> {
  let deleted = 0;
  let query: GetFilesOptions | null = {
    prefix: `${PREVIEW_FOLDER}/`,
    maxResults: PAGE,
    autoPaginate: false,
  };
  for (let page = 0; query !== null && page < MAX_PAGES; page++) {
    const [files, next]: GetFilesResponse = await bucket().getFiles(query);
    const old = files.filter((file) => Date.parse(file.metadata.timeCreated ?? '') < before);
    for (let at = 0; at < old.length; at += IN_FLIGHT) {
      const some = old.slice(at, at + IN_FLIGHT);
      await Promise.all(some.map((file) => file.delete({ ignoreNotFound: true })));
    }
    deleted += old.length;
    query = next ?? null;
  }
  return deleted;
}
