import { PREVIEW_IMAGE_KEY } from '../../../../model/admin-storage-keys.ts';
import { removeStorage, writeStorage } from '../../browser/storage.ts';
import type { PromotedImage, PromoteRequest } from '../../../../model/pictures/image-api.ts';
import {
  promotedImageSchema,
  uploadedPreviewSchema,
} from '../../../../model/pictures/image-api.ts';
import { IMAGE_LIMITS, IMAGE_TYPES, PREVIEW_SIDE } from '../../../../model/pictures/limits.ts';
import { PICTURE_NAME_LENGTH } from '../../../../model/pictures/picture.ts';
import { ApiError, callApi } from '../../data/api-client.ts';

/** What the function would answer to such a file, which is not sent. */
const refusal = (reason: 'wrong_type' | 'broken_image' | 'too_many_pixels') =>
  new ApiError('invalid-argument', `Unusable image: ${reason}`, reason);

/**
 * Scales an image down to at most `PREVIEW_SIDE` pixels per side, so that it can be sent over a phone's connection.
 * @throws {ApiError} for a file that is not an image or has too many pixels to be decoded safely
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) throw refusal('wrong_type');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw refusal('broken_image');
  });
  const { width, height } = bitmap;
  if (width * height > IMAGE_LIMITS.pixels) {
    bitmap.close();
    throw refusal('too_many_pixels');
  }
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
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

/** Parts of `storeImage` that its progress counts. */
export const STORE_PARTS = 2;

/**
 * Uploads a shrunk image and makes it permanent. In between it is a temporary image, whose name is stored: it is deleted
 * where the session ends first.
 * @param advance called after each of `STORE_PARTS` parts
 * @param alt its alternative texts in the library, as far as they are known
 * @throws {ApiError}
 */
export async function storeImage(
  image: File,
  advance: () => void,
  alt: PromoteRequest['alt'] = {},
): Promise<PromotedImage> {
  const { fileName } = await callApi('uploadPreviewImage', uploadedPreviewSchema, image);
  writeStorage(PREVIEW_IMAGE_KEY, fileName);
  advance();
  const name = image.name.slice(0, PICTURE_NAME_LENGTH);
  const request: PromoteRequest = { fileName, name, alt };
  const promoted = await callApi('promoteImage', promotedImageSchema, request);
  removeStorage(PREVIEW_IMAGE_KEY);
  advance();
  return promoted;
}

/** Parts of `uploadImage` that its progress counts. */
export const UPLOAD_PARTS = 1 + STORE_PARTS;

/**
 * Shrinks an image and stores it.
 * @param advance called after each of `UPLOAD_PARTS` parts
 * @param alt as for `storeImage`
 * @throws {ApiError}
 */
export async function uploadImage(
  file: File,
  advance: () => void,
  alt?: PromoteRequest['alt'],
): Promise<PromotedImage> {
  const image = await shrinkImage(file);
  advance();
  return storeImage(image, advance, alt);
}
