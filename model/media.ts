import type { MEDIA_FORMATS, MEDIA_WIDTHS } from './content-limits.ts';

/** Folder of published pictures in the default bucket: `media/{id}/{width}.{format}`. */
export const MEDIA_FOLDER = 'media';

/** What an uploaded picture may be and how big: bytes of the file, pixels of the picture. */
export const IMAGE_LIMITS = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, minSide: 16 } as const;

/** Content types that `/api/admin/uploadPreviewImage` takes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Longest side of the picture that the browser sends and that a preview keeps, in pixels. */
export const PREVIEW_SIDE = 2400;

/** Address of one size of a picture. */
export function mediaPath(
  id: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: (typeof MEDIA_FORMATS)[number],
): string {
  return `/media/${id}/${width}.${format}`;
}

/** What `/api/admin/uploadPreviewImage` answers; the picture is at `/api/admin/previewImage/{fileName}` for admins. */
export interface UploadedPreview {
  fileName: string;
  width: number;
  height: number;
}

/** What `/api/admin/promoteImage` answers: `id` is the picture's, the sides are those of its largest size. */
export interface PromotedImage {
  id: string;
  width: number;
  height: number;
}
