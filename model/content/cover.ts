import * as v from 'valibot';
import { CONTENT_LIMITS } from './limits.ts';
import { bilingual, text } from '../fields.ts';
import { UUID_PATTERN } from '../uuid.ts';

const pixels = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(CONTENT_LIMITS.coverPixels),
);

/** The cover image of a post or portfolio item, served at `/media/{id}/{width}.{avif|webp}` in `MEDIA_WIDTHS`. */
export const coverSchema = v.object({
  id: v.pipe(v.string(), v.regex(new RegExp(`^${UUID_PATTERN}$`))),
  /** Of the largest size, in pixels. */
  width: pixels,
  height: pixels,
  /** Alternative text. */
  alt: bilingual(text(CONTENT_LIMITS.alt)),
});
export type Cover = v.InferOutput<typeof coverSchema>;
