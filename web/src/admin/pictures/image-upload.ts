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
import { IMAGE_LIMITS, IMAGE_TYPES, PREVIEW_SIDE } from '../../../../model/pictures/media.ts';
import { PICTURE_NAME_LENGTH } from '../../../../model/pictures/picture.ts';
import { deletePreview } from '../../features/session/clear-stored-data.ts';
import { ApiError, callApi, fetchBlob } from '../../data/api-client.ts';

/** Why an image cannot be used; each reason has its own message. */
export type ImageUploadFailure = 'wrongType' | 'tooLarge' | 'failed' | 'gone' | 'denied' | 'broken';

export class ImageUploadError extends Error {
  readonly reason: ImageUploadFailure;
  constructor(reason: ImageUploadFailure) {
    super(`Image upload: ${reason}`);
    this.reason = reason;
  }
}

const FAILURES: Readonly<Record<string, ImageUploadFailure>> = {
  wrong_type: 'wrongType',
  unsupported_media_type: 'wrongType',
  too_small: 'wrongType',
  too_many_pixels: 'tooLarge',
  too_large: 'tooLarge',
  broken_image: 'broken',
  no_such_preview: 'gone',
  signed_out: 'denied',
  unauthenticated: 'denied',
  not_admin: 'denied',
};

/** Waits for an answer of the API; its errors become ImageUploadError. */
async function answerOf<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    const code = error instanceof ApiError ? error.reason || error.code : '';
    throw new ImageUploadError(FAILURES[code] ?? 'failed');
  });
}

/**
 * Scales an image down to at most `PREVIEW_SIDE` pixels per side, so that it can be sent over a phone's connection.
 * @throws {ImageUploadError} for a file that is not an image or has too many pixels to be decoded safely
 */
async function shrink(file: File): Promise<Blob> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) throw new ImageUploadError('wrongType');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageUploadError('broken');
  });
  const { width, height } = bitmap;
  if (width * height > IMAGE_LIMITS.pixels) {
    bitmap.close();
    throw new ImageUploadError('tooLarge');
  }
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  // Browsers without WebP encoding return PNG, which the function accepts too.
  if (blob === null) throw new ImageUploadError('broken');
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
  const preview = await answerOf(callApi('uploadPreviewImage', uploadedPreviewSchema, blob));
  advance();
  writeStorage(PREVIEW_IMAGE_KEY, preview.fileName);
  return { ...preview, blob };
}

function promote({ name = '', ...request }: PromoteRequest): Promise<PromotedImage> {
  const named = { ...request, name: name.slice(0, PICTURE_NAME_LENGTH) };
  return answerOf(callApi('promoteImage', promotedImageSchema, named));
}

/** Parts of `uploadImage` that its progress counts. */
export const UPLOAD_PARTS = 3;

/**
 * Uploads an image and makes it permanent at once.
 * @param advance called after each of `UPLOAD_PARTS` parts
 * @param alt its alternative texts in the library, as far as they are known
 * @throws {ImageUploadError}
 */
export async function uploadImage(
  file: File,
  advance: () => void,
  alt: PromoteRequest['alt'] = {},
): Promise<PromotedImage> {
  const blob = await shrink(file);
  advance();
  const preview = await answerOf(callApi('uploadPreviewImage', uploadedPreviewSchema, blob));
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
  return answerOf(fetchBlob(`previewImage/${fileName}`));
}

/** Deletes the temporary preview, if there is one. */
export async function discardPreview(): Promise<void> {
  const fileName = pendingPreview();
  removeStorage(PREVIEW_IMAGE_KEY);
  if (fileName !== null) await deletePreview(fileName);
}
