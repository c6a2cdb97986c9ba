import { getStorage } from 'firebase-admin/storage';
import { MEDIA_FOLDER, PREVIEW_FOLDER } from '../../../model/pictures/media.ts';
import { tryEach } from '../clean-up/try-each.ts';
import { adminApp, collection, database } from '../firestore.ts';

export const bucket = () => getStorage(adminApp()).bucket();

/** Deletes a temporary picture; one that is gone counts as deleted. @param fileName matches `PREVIEW_NAME` */
export async function deletePreview(fileName: string): Promise<void> {
  await bucket().file(`${PREVIEW_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
}

export async function deletePictureFiles(id: string): Promise<void> {
  await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
}

const FOLDER_PAGE = 300;

async function areAllOlder(id: string, before: number): Promise<boolean> {
  const [files] = await bucket().getFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
  return files.every(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < before);
}

/**
 * A promotion leaves them if the picture is deleted meanwhile; younger ones may be in no record because the database was
 * restored to an earlier state.
 * @param before milliseconds since 1970
 * @returns the number of pictures
 */
export async function deleteUnrecordedFiles(before: number): Promise<number> {
  let deleted = 0;
  const failures: unknown[] = [];
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
    const unrecorded = records.filter(({ exists }) => !exists);
    try {
      deleted += await tryEach(unrecorded, async ({ id }) => {
        if (!(await areAllOlder(id, before))) return false;
        await deletePictureFiles(id);
        return true;
      });
    } catch (error) {
      failures.push(error);
    }
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
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
