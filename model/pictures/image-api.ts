import * as v from 'valibot';
import { pictureAlt, pictureName } from './picture.ts';
import { PREVIEW_NAME } from './media.ts';

/** Name of a temporary image. */
const fileName = v.pipe(v.string(), v.regex(PREVIEW_NAME));

/** `POST /api/deletePreviewImage` */
export const deletePreviewRequestSchema = v.strictObject({ fileName });

/** Answer of `/api/admin/uploadPreviewImage`. */
export interface UploadedPreview {
  fileName: string;
  width: number;
  height: number;
}

/** `POST /api/admin/promoteImage` */
export const promoteRequestSchema = v.object({
  fileName,
  /** Name and alternative texts in the library of pictures. */
  name: v.optional(pictureName, ''),
  alt: v.optional(v.partial(pictureAlt), {}),
});
export type PromoteRequest = v.InferInput<typeof promoteRequestSchema>;

/** Answer of `/api/admin/promoteImage`: `id` is the image's, the sides are those of its largest size in pixels. */
export interface PromotedImage {
  id: string;
  width: number;
  height: number;
}
