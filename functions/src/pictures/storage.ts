import { getStorage } from 'firebase-admin/storage';
import { MEDIA_FOLDER, PREVIEW_IMAGE_FOLDER } from '../../../model/pictures/media.ts';
import { tryEach } from '../clean-up/try-each.ts';
import { adminApp, collection, database } from '../firestore.ts';

export const bucket = () => getStorage(adminApp()).bucket();

/** Deletes a temporary picture; one that is gone counts as deleted. @param fileName matches `PREVIEW_IMAGE_NAME` */
export async function deletePreview(fileName: string): Promise<void> {
  await bucket().file(`${PREVIEW_IMAGE_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
}

export async function deletePictureFiles(id: string): Promise<void> {
  await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
}

const FOLDER_PAGE = 300;

/** Pictures with files and without a record. */
async function unrecordedPictures(): Promise<string[]> {
  const unrecorded: string[] = [];
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
    unrecorded.push(...records.filter(({ exists }) => !exists).map(({ id }) => id));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  return unrecorded;
}

/**
 * Deletes files of pictures without a record: a promotion leaves them if the picture is deleted meanwhile. Younger ones may
 * lack a record because the database was restored to an earlier state.
 * @param before milliseconds since 1970
 * @returns the number of pictures
 */
export async function deleteUnrecordedFiles(before: number): Promise<number> {
  return tryEach(await unrecordedPictures(), async (id) => {
    const [files] = await bucket().getFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
    const areOlder = files.every(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < before);
    if (areOlder) await deletePictureFiles(id);
    return areOlder;
  });
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
