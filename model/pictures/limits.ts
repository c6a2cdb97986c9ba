/** Limits of an uploaded image: bytes of the file, pixels of the image. */
export const IMAGE_LIMITS = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, minSide: 16 } as const;

/** Content types that `/api/admin/uploadPreviewImage` takes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Longest side of the image that the browser sends and that a preview keeps, in pixels. */
export const PREVIEW_SIDE = 2400;

/** Longest description of a picture in a language, in characters. */
export const PICTURE_ALT_LENGTH = 200;
