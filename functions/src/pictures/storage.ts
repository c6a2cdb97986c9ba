import { getStorage } from 'firebase-admin/storage';
import type { File, GetFilesOptions, GetFilesResponse } from '@google-cloud/storage';
import { PREVIEW_FOLDER } from '../../../model/pictures/preview-image.ts';
import { adminApp } from '../admin-app.ts';

/** The project's default bucket. */
export const bucket = () => getStorage(adminApp()).bucket();

/**
 * Deletes a temporary image; one that is gone already counts as deleted.
 * @param fileName a name that matches `PREVIEW_NAME`
 */
export async function deletePreview(fileName: string): Promise<void> {
  await bucket().file(`${PREVIEW_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
}

/** Files in memory at once; each has some kB of metadata. */
const PAGE = 500;

/** The files of a folder in the default bucket, read page by page, so that memory stays bounded whatever is stored. */
export async function* eachFile(folder: string): AsyncGenerator<File> {
  let query: GetFilesOptions | null = {
    prefix: `${folder}/`,
    maxResults: PAGE,
    autoPaginate: false,
  };
  while (query !== null) {
    const [files, next]: GetFilesResponse = await bucket().getFiles(query);
    yield* files;
    query = next ?? null;
  }
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
