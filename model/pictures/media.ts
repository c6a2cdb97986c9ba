/** Lower case as `crypto.randomUUID` makes it, for both JavaScript and Firestore rules. */
export const UUID_PATTERN =
  '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

/** Folder in the default bucket: `media/{id}/{width}.{format}`. */
export const MEDIA_FOLDER = 'media';

export const MEDIA_WIDTHS = [480, 960, 1440] as const;
export const MEDIA_FORMATS = ['avif', 'webp'] as const;

export const mediaName = (id: string, width: number, format: string): string =>
  `${MEDIA_FOLDER}/${id}/${width}.${format}`;

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** JPEG, because not every messenger reads WebP. */
export const sharedImagePath = (id: string): string => `/${MEDIA_FOLDER}/${id}/shared.jpg`;

export function mediaPath(
  id: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: (typeof MEDIA_FORMATS)[number],
): string {
  return `/${mediaName(id, width, format)}`;
}

export const previewImagePath = (fileName: string): string =>
  `/${MEDIA_FOLDER}/preview/${fileName}`;

export const PREVIEW_IMAGE_FOLDER = 'preview';

/** False for a temporary picture, which no cache keeps. */
export const isPublishedPicture = (path: string): boolean =>
  path.startsWith(`/${MEDIA_FOLDER}/`) && !path.startsWith(previewImagePath(''));

/** `{uuid}.{ext}`, as a literal: public scripts leave it out. */
export const PREVIEW_IMAGE_NAME =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(?:webp|avif|jpg|png)$/;
