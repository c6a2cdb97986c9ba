import { removeStorage, writeStorage } from '#browser/storage.ts';
import { PREVIEW_IMAGE_KEY } from '#model/admin-storage-keys.ts';
import { cut } from '#model/characters.ts';
import type { PromotedImage, PromoteRequest, UploadedPreview } from '#model/pictures/api.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE, imageFormat } from '#model/pictures/limits.ts';
import { PICTURE_NAME_LENGTH } from '#model/pictures/picture.ts';
import { ApiError, callApi } from '../data/api-client.ts';

/** What the function would answer. */
const refusal = (reason: 'wrong_type' | 'heic' | 'broken_image' | 'too_many_pixels') =>
  new ApiError('invalid-argument', `Unusable image: ${reason}`, reason);

/**
 * For a phone's connection. One that this browser cannot open, or that would become a line, is sent as it is.
 * @throws {ApiError} if it is no image or has too many pixels to be decoded safely
 */
export async function shrinkImage(file: File): Promise<File> {
  const format = imageFormat(new Uint8Array(await file.slice(0, 40).arrayBuffer()));
  if (format === null || format === 'image/heic') {
    throw refusal(format === null ? 'wrong_type' : 'heic');
  }
  const original = new File([file], file.name, { type: format });
  const isSendable = file.size <= IMAGE_LIMITS.bytes;
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) {
    if (isSendable) return original;
    throw refusal('broken_image');
  }
  const { width, height } = bitmap;
  if (width * height > IMAGE_LIMITS.pixels) {
    bitmap.close();
    throw refusal('too_many_pixels');
  }
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  if (Math.min(width, height) * scale < IMAGE_LIMITS.minSide && isSendable) return original;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  // Browsers without WebP encoding return PNG, which the function accepts too.
  if (blob === null) throw refusal('broken_image');
  return new File([blob], file.name, { type: blob.type });
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

/** Its name is stored in between: it is deleted if the session ends first. @throws {ApiError} */
export async function uploadImage(file: File): Promise<void> {
  const image = await shrinkImage(file);
  const { fileName } = await uploadPreview(image);
  writeStorage(PREVIEW_IMAGE_KEY, fileName);
  await promotePreview(fileName, image.name);
  removeStorage(PREVIEW_IMAGE_KEY);
}
