import type { PromotedImage } from '../../../model/pictures/image-api.ts';
import { mediaName, MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import { storeSharedImage } from './shared-image.ts';
import { bucket } from './storage.ts';

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** Writes an image in every size and format; smaller originals are not enlarged. */
export async function writeSizes(id: string, original: Buffer): Promise<PromotedImage> {
  const { default: sharp } = await import('sharp');
  let largest = { width: 0, height: 0 };
  // The largest size is written last: it shows that the others are there.
  await storeSharedImage(id, original);
  for (const width of MEDIA_WIDTHS) {
    const resized = sharp(original).resize(width, null, { withoutEnlargement: true });
    for (const format of MEDIA_FORMATS) {
      const { data, info } = await resized
        .clone()
        .toFormat(format, QUALITY[format])
        .toBuffer({ resolveWithObject: true });
      largest = { width: info.width, height: info.height };
      await bucket()
        .file(mediaName(id, width, format))
        .save(data, {
          resumable: false,
          contentType: `image/${format}`,
          metadata: { metadata: { width: String(info.width), height: String(info.height) } },
        });
    }
  }
  return { id, ...largest };
}
