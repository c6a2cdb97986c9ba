import * as v from 'valibot';
import type { Bilingual } from '#studio/locale.ts';
import type { ContentType } from '../content/type-names.ts';
import { PREVIEW_IMAGE_NAME } from './media.ts';
import { PICTURE_NAME_LENGTH, pictureAlt, pictureId, pictureName } from './picture.ts';

/** A use in an entry's draft, or in its publication (`isPublic`). */
export interface PictureUse {
  type: ContentType;
  entry: string;
  title: Bilingual<string>;
  isPublic: boolean;
}

export interface PictureRow {
  id: string;
  name: string;
  width: number;
  height: number;
  alt: Bilingual<string>;
  created_at: number;
  uses: PictureUse[];
}

/** `GET /api/admin/pictures?search={text}&unused={true}&after={next}`: newest first. */
export interface PictureList {
  pictures: PictureRow[];
  next: string | null;
}

export const PICTURE_SEARCH_LENGTH = PICTURE_NAME_LENGTH;

export const pictureChangeSchema = v.variant('operation', [
  v.strictObject({
    operation: v.literal('describe'),
    id: pictureId,
    name: pictureName,
    alt: pictureAlt,
  }),
  v.strictObject({ operation: v.literal('delete'), id: pictureId }),
]);
export type PictureChange = v.InferOutput<typeof pictureChangeSchema>;

export interface PictureChanged {
  changed: true;
}

const fileName = v.pipe(v.string(), v.regex(PREVIEW_IMAGE_NAME));

export const deletePreviewRequestSchema = v.strictObject({ fileName });

export interface UploadedPreview {
  fileName: string;
  width: number;
  height: number;
}

export const promoteRequestSchema = v.object({
  fileName,
  name: v.optional(pictureName, ''),
  alt: v.optional(v.partial(pictureAlt), {}),
});
export type PromoteRequest = v.InferInput<typeof promoteRequestSchema>;

/** Answer of `/api/admin/promoteImage`: the sides of its largest size. */
export interface PromotedImage {
  id: string;
  width: number;
  height: number;
}
