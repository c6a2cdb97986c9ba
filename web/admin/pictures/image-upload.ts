import { removeStorage, writeStorage } from '#browser/storage.ts';
import { PREVIEW_IMAGE_KEY } from '#model/admin-storage-keys.ts';
import { cut } from '#model/characters.ts';
import type { PromotedImage, PromoteRequest, UploadedPreview } from '#model/pictures/api.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE } from '#model/pictures/limits.ts';
import { PICTURE_NAME_LENGTH } from '#model/pictures/picture.ts';
import { callApi } from '../data/api-client.ts';

/**
 * Shrinks a photo to what a phone's connection takes. The function gets what this browser cannot open, or would shrink to a
 * line.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) return file;
  const { width, height } = bitmap;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  if (Math.min(width, height) * scale < IMAGE_LIMITS.minSide) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  // Browsers without WebP encoding return PNG, which the function accepts too.
  return blob === null ? file : new File([blob], file.name, { type: blob.type });
}

export function uploadPreview(image: File): Promise<UploadedPreview> {
  return callApi('uploadPreviewImage', image);
}

/**
 * @param alt as far as the texts are known
 * @throws {ApiError}
 */
export function promotePreview(
  fileName: string,
  name: string,
  alt: PromoteRequest['alt'] = {},
): Promise<PromotedImage> {
  const request: PromoteRequest = { fileName, name: cut(name, PICTURE_NAME_LENGTH), alt };
  return callApi('promoteImage', request);
}

/** Uploads a preview. Its name is stored meanwhile: it is deleted if the session ends first. @throws {ApiError} */
export async function uploadImage(file: File): Promise<void> {
  const image = await shrinkImage(file);
  const { fileName } = await uploadPreview(image);
  writeStorage(PREVIEW_IMAGE_KEY, fileName);
  await promotePreview(fileName, image.name);
  removeStorage(PREVIEW_IMAGE_KEY);
}
