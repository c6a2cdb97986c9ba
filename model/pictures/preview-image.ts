/** Folder of temporary images in the default bucket. */
export const PREVIEW_FOLDER = 'preview';

/**
 * `{uuid}.{ext}`, lower case: the only names that `deletePreviewImage` takes. It repeats `UUID_PATTERN`, which public
 * pages would load as a file of its own; a test compares them.
 */
export const PREVIEW_NAME =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(?:webp|avif|jpg|png)$/;
