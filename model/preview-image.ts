import { UUID_PATTERN } from './uuid.ts';

/** Folder of temporary images in the default bucket. */
export const PREVIEW_FOLDER = 'preview';

/** `{uuid}.{ext}`, lower case: the only names that `deletePreviewImage` takes. */
export const PREVIEW_NAME = new RegExp(`^${UUID_PATTERN}\\.(?:webp|avif|jpg|png)$`);
