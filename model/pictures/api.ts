import * as v from 'valibot';
import { bilingual } from '../fields.ts';
import {
  PICTURE_NAME_LENGTH,
  PICTURE_PLACES,
  pictureAlt,
  pictureId,
  pictureName,
} from './picture.ts';

/** An entry that uses a picture; without places, only its history does. */
const pictureUseSchema = v.object({
  kind: v.picklist(['blog', 'portfolio']),
  entry: v.string(),
  title: bilingual(v.string()),
  exists: v.boolean(),
  places: v.array(v.picklist(PICTURE_PLACES)),
});
export type PictureUse = v.InferOutput<typeof pictureUseSchema>;

/** A picture of the library; times in milliseconds since 1970. */
const pictureRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  width: v.number(),
  height: v.number(),
  alt: bilingual(v.string()),
  created_at: v.number(),
  uses: v.array(pictureUseSchema),
  /** When the nightly clean-up deletes it unless it is used before; null while it is used. */
  delete_at: v.nullable(v.number()),
});
export type PictureRow = v.InferOutput<typeof pictureRowSchema>;

/** Answer of `GET /api/admin/pictures?search={text}&after={next}`: newest first. */
export const pictureListSchema = v.object({
  pictures: v.array(pictureRowSchema),
  next: v.nullable(v.string()),
});
export type PictureList = v.InferOutput<typeof pictureListSchema>;

/** Longest search, in characters. */
export const PICTURE_SEARCH_LENGTH = PICTURE_NAME_LENGTH;

/** `POST /api/admin/pictures` */
export const pictureChangeSchema = v.variant('operation', [
  v.strictObject({
    operation: v.literal('describe'),
    id: pictureId,
    name: pictureName,
    alt: pictureAlt,
  }),
  /** Puts another picture in every place of this one. */
  v.strictObject({ operation: v.literal('replace'), id: pictureId, by: pictureId }),
  /** Refused with 409 `picture_in_use` while anything uses it, history included. */
  v.strictObject({ operation: v.literal('delete'), id: pictureId }),
]);
export type PictureChange = v.InferOutput<typeof pictureChangeSchema>;

/** Answer of `POST /api/admin/pictures`: how many entries were changed, and how many are left for the next call. */
export const pictureChangedSchema = v.object({ entries: v.number(), left: v.number() });
export type PictureChanged = v.InferOutput<typeof pictureChangedSchema>;
