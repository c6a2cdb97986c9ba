import { PREVIEW_IMAGE_KEY } from '../../../../model/admin-storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../../browser/storage.ts';
import { PREVIEW_NAME } from '../../../../model/pictures/preview-image.ts';
import type {
  PromotedImage,
  PromoteRequest,
  UploadedPreview,
} from '../../../../model/pictures/image-api.ts';
import {
  promotedImageSchema,
  uploadedPreviewSchema,
} from '../../../../model/pictures/image-api.ts';
import { IMAGE_LIMITS, IMAGE_TYPES, PREVIEW_SIDE } from '../../../../model/pictures/limits.ts';
import { PICTURE_NAME_LENGTH } from '../../../../model/pictures/picture.ts';
import { deletePreview } from '../../features/session/clear-stored-data.ts';
import { ApiError, callApi, fetchBlob } from '../../data/api-client.ts';

/** What the function would answer to such a file, which is not sent. */
const refusal = (reason: 'wrong_type' | 'broken_image' | 'too_many_pixels') =>
  new ApiError('invalid-argument', `Unusable image: ${reason}`, reason);

/**
 * Scales an image down to at most `PREVIEW_SIDE` pixels per side, so that it can be sent over a phone's connection.
 * @throws {ApiError} for a file that is not an image or has too many pixels to be decoded safely
 */
async function shrink(file: File): Promise<Blob> {
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
  return blob;
}

/** Parts of `uploadPreview` that its progress counts. */
export const PREVIEW_PARTS = 2;

/**
 * Uploads an image as a temporary preview and stores its name until it is used or discarded.
 * @param advance called after each of `PREVIEW_PARTS` parts
 */
export async function uploadPreview(
  file: File,
  advance: () => void,
): Promise<UploadedPreview & { blob: Blob }> {
  const blob = await shrink(file);
  advance();
  await discardPreview();
  const preview = await callApi('uploadPreviewImage', uploadedPreviewSchema, blob);
  advance();
  writeStorage(PREVIEW_IMAGE_KEY, preview.fileName);
  return { ...preview, blob };
}

function promote({ name = '', ...request }: PromoteRequest): Promise<PromotedImage> {
  const named = { ...request, name: name.slice(0, PICTURE_NAME_LENGTH) };
  return callApi('promoteImage', promotedImageSchema, named);
}

/** Parts of `uploadImage` that its progress counts. */
export const UPLOAD_PARTS = 3;

/**
 * Uploads an image and makes it permanent at once.
 * @param advance called after each of `UPLOAD_PARTS` parts
 * @param alt its alternative texts in the library, as far as they are known
 * @throws {ApiError}
 */
export async function uploadImage(
  file: File,
  advance: () => void,
  alt: PromoteRequest['alt'] = {},
): Promise<PromotedImage> {
  const blob = await shrink(file);
  advance();
  const preview = await callApi('uploadPreviewImage', uploadedPreviewSchema, blob);
  advance();
  const promoted = await promote({ fileName: preview.fileName, name: file.name, alt });
  advance();
  return promoted;
}

/** Makes a temporary preview permanent. */
export async function promotePreview(request: PromoteRequest): Promise<PromotedImage> {
  const promoted = await promote(request);
  if (readStorage(PREVIEW_IMAGE_KEY) === request.fileName) removeStorage(PREVIEW_IMAGE_KEY);
  return promoted;
}

/** Name of the preview that was uploaded and neither used nor discarded; null where there is none. */
export function pendingPreview(): string | null {
  const name = readStorage(PREVIEW_IMAGE_KEY);
  return name !== null && PREVIEW_NAME.test(name) ? name : null;
}

/** Downloads a temporary preview as the signed-in admin. */
export function fetchPreview(fileName: string): Promise<Blob> {
  return fetchBlob(`previewImage/${fileName}`);
}

/** Deletes the temporary preview, if there is one. */
export async function discardPreview(): Promise<void> {
  const fileName = pendingPreview();
  removeStorage(PREVIEW_IMAGE_KEY);
  if (fileName !== null) await deletePreview(fileName);
}
