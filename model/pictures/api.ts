import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/kinds.ts';
import { bilingual } from '../fields.ts';
import {
  PICTURE_NAME_LENGTH,
  PICTURE_PAGE,
  pictureAlt,
  pictureId,
  pictureName,
} from './picture.ts';

/** An entry that uses a picture: in its draft, or in what visitors get (`isPublic`). */
const pictureUseSchema = v.object({
  kind: v.picklist(CONTENT_KINDS),
  entry: v.string(),
  title: bilingual(v.string()),
  isPublic: v.boolean(),
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
});
export type PictureRow = v.InferOutput<typeof pictureRowSchema>;

/** Answer of `GET /api/admin/pictures?search={text}&unused={true}&after={next}`: newest first. */
export const pictureListSchema = v.object({
  pictures: v.array(pictureRowSchema),
  next: v.nullable(v.string()),
});
export type PictureList = v.InferOutput<typeof pictureListSchema>;

/** Longest search, in characters. */
export const PICTURE_SEARCH_LENGTH = PICTURE_NAME_LENGTH;

/** Most pictures that one request deletes. */
export const PICTURES_AT_ONCE = 2 * PICTURE_PAGE;

/** `POST /api/admin/pictures` */
export const pictureChangeSchema = v.variant('operation', [
  v.strictObject({
    operation: v.literal('describe'),
    id: pictureId,
    name: pictureName,
    alt: pictureAlt,
  }),
  /** Refused with 409 `picture_in_use` while anything uses one of them; then none is deleted. */
  v.strictObject({
    operation: v.literal('delete'),
    ids: v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(PICTURES_AT_ONCE)),
  }),
]);
export type PictureChange = v.InferOutput<typeof pictureChangeSchema>;

/** Answer of `POST /api/admin/pictures`. */
export const pictureChangedSchema = v.object({ changed: v.literal(true) });
export type PictureChanged = v.InferOutput<typeof pictureChangedSchema>;

/** Further members of the error `picture_in_use`: a picture that can't be deleted, and what uses it. */
export const pictureInUseSchema = v.object({ id: pictureId, uses: v.array(pictureUseSchema) });
