import { getStorage } from 'firebase-admin/storage';
import { MEDIA_FOLDER, PREVIEW_FOLDER } from '../../../model/pictures/media.ts';
import { adminApp, collection, database } from '../firestore.ts';

export const bucket = () => getStorage(adminApp()).bucket();

/**
 * Deletes a temporary image; one that is gone already counts as deleted.
 * @param fileName a name that matches `PREVIEW_NAME`
 */
export async function deletePreview(fileName: string): Promise<void> {
  await bucket().file(`${PREVIEW_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
}

/** Deletes every size of a picture. */
export async function deletePictureFiles(id: string): Promise<void> {
  await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
}

/** Pictures per request of `deleteUnrecordedFiles`. */
const FOLDER_PAGE = 300;

/**
 * Deletes the files of pictures without a record, as a promotion leaves them if the picture is deleted meanwhile.
 * @returns the number of pictures
 */
export async function deleteUnrecordedFiles(): Promise<number> {
  let deleted = 0;
  let pageToken: string | undefined;
  do {
    const [, next, response] = await bucket().getFiles({
      prefix: `${MEDIA_FOLDER}/`,
      delimiter: '/',
      maxResults: FOLDER_PAGE,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    const { prefixes = [] } = response as { prefixes?: string[] };
    const pictures = prefixes.map((path) => collection('picture').doc(path.split('/')[1]!));
    const records = pictures.length === 0 ? [] : await database().getAll(...pictures);
    for (const { id, exists } of records) {
      if (exists) continue;
      await deletePictureFiles(id);
      deleted += 1;
    }
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  return deleted;
}

/** A file of the default bucket; null where there is none. */
export async function readFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}
