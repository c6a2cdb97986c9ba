import * as v from 'valibot';
import { lengthOf } from '../characters.ts';
import { bilingual, time, type Stored } from '../record-schemas.ts';
import { PICTURE_ALT_LENGTH } from './limits.ts';
import { UUID_PATTERN } from './media.ts';

export const PICTURE_NAME_LENGTH = 120;

export const PICTURE_PAGE = 24;

/** Name of its folder in the bucket (`media.ts`), and of its document. */
export const pictureId = v.pipe(v.string(), v.regex(new RegExp(`^${UUID_PATTERN}$`)));

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

const text = (limit: number) =>
  v.pipe(
    v.string(),
    v.check((typed) => lengthOf(typed) <= limit),
  );

/** The file name unless somebody changed it. */
export const pictureName = text(PICTURE_NAME_LENGTH);

export const pictureAlt = bilingual(text(PICTURE_ALT_LENGTH));

export const pictureRecord = v.object({
  name: pictureName,
  width: pixels,
  height: pixels,
  alt: pictureAlt,
  created_date: time,
  created_by: v.string(),
});
export type StoredPicture<Time> = Stored<v.InferInput<typeof pictureRecord>, Time>;
