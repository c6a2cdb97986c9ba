import { getStorage } from 'firebase-admin/storage';
import { MEDIA_FOLDER, PREVIEW_FOLDER } from '../../../model/pictures/media.ts';
import { adminApp } from '../admin-app.ts';

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
