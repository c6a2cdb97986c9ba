import type { LEFTOVER_KEYS } from '../../../../model/storage-keys.ts';
import { PREVIEW_NAME } from '../../../../model/preview-image.ts';
import type { PromotedImage, UploadedPreview } from '../../../../model/api/images.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE } from '../../../../model/media.ts';
import { idToken } from '../../firebase/auth.ts';

/** Key of localStorage for the picture that is uploaded and not yet used; clearing session data deletes it. */
const KEY: (typeof LEFTOVER_KEYS)[number] = 'previewImage';

/** Why a picture cannot be used; each has words of its own. */
export type PictureProblem = 'notPicture' | 'tooLarge' | 'failed' | 'gone' | 'denied' | 'broken';

export class ImageUploadError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(`Picture: ${problem}`);
    this.problem = problem;
  }
}

const PROBLEMS: Readonly<Record<string, PictureProblem>> = {
  wrong_type: 'notPicture',
  unsupported_media_type: 'notPicture',
  too_small: 'notPicture',
  too_many_pixels: 'tooLarge',
  too_large: 'tooLarge',
  broken_image: 'broken',
  no_such_preview: 'gone',
  signed_out: 'denied',
  not_admin: 'denied',
};

async function call(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<Response> {
  const token = await idToken();
  const headers = { ...init.headers, Authorization: `Bearer ${token ?? ''}` };
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new ImageUploadError('failed');
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  throw new ImageUploadError(PROBLEMS[answer?.error?.code ?? ''] ?? 'failed');
}

/** Types that browsers decode and the function takes. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/**
 * Makes a picture small enough to send over a phone's connection: at most `PREVIEW_SIDE` pixels long.
 * @throws {ImageUploadError} for what is no picture, or has too many pixels to be decoded safely
 */
async function shrink(file: File): Promise<Blob> {
  if (!TYPES.includes(file.type)) throw new ImageUploadError('notPicture');
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
  // Browsers that cannot write WebP give PNG, which the function takes as well.
  if (blob === null) throw new ImageUploadError('broken');
  return blob;
}

/** Uploads a picture as a temporary one and remembers its name until it is used or given up. */
export async function uploadImage(file: File): Promise<UploadedPreview & { blob: Blob }> {
  const blob = await shrink(file);
  await giveUpPicture();
  const response = await call('/api/admin/uploadPreviewImage', {
    method: 'POST',
    headers: { 'Content-Type': blob.type },
    body: blob,
  });
  const preview = (await response.json()) as UploadedPreview;
  localStorage.setItem(KEY, preview.fileName);
  return { ...preview, blob };
}

/** Makes the temporary picture permanent. */
export async function promoteImage(fileName: string): Promise<PromotedImage> {
  const response = await call('/api/admin/promoteImage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileName }),
  });
  if (localStorage.getItem(KEY) === fileName) localStorage.removeItem(KEY);
  return (await response.json()) as PromotedImage;
}

/** Name of a picture that was uploaded and neither used nor given up. */
export function waitingPicture(): string | null {
  const name = localStorage.getItem(KEY);
  return name !== null && PREVIEW_NAME.test(name) ? name : null;
}

/** A temporary picture, fetched with the admin's right to see it. */
export async function fetchPreview(fileName: string): Promise<Blob> {
  return (await call(`/api/admin/previewImage/${fileName}`, {})).blob();
}

/** Deletes the temporary picture, if there is one. What cannot be deleted now, the daily clean-up deletes. */
export async function giveUpPicture(): Promise<void> {
  const fileName = waitingPicture();
  localStorage.removeItem(KEY);
  if (fileName === null) return;
  await fetch('/api/deletePreviewImage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileName }),
  }).catch(() => undefined);
}
