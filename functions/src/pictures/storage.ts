import { getStorage } from 'firebase-admin/storage';
import { MEDIA_FOLDER, PREVIEW_FOLDER } from '../../../model/pictures/media.ts';
import { adminApp, collection, database } from '../firestore.ts';

export const bucket = () => getStorage(adminApp()).bucket();

/** One that is gone counts as deleted. @param fileName matches `PREVIEW_NAME` */
export async function deletePreview(fileName: string): Promise<void> {
  await bucket().file(`${PREVIEW_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
}

export async function deletePictureFiles(id: string): Promise<void> {
  await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
}

const FOLDER_PAGE = 300;

/** A promotion leaves them if the picture is deleted meanwhile. @returns the number of pictures */
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

export async function readFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(path).download();
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}
