import type { ArchivePicture } from '../../../model/archive/api.ts';
import { ARCHIVE_LIMITS, parsePicturePath } from '../../../model/archive/files.ts';
import { IMAGE_LIMITS } from '../../../model/pictures/limits.ts';
import { MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { storeSharedImage } from '../pictures/shared-image.ts';
import { bucket, readFile } from '../pictures/storage.ts';

function badPicture(): HttpError {
  const message = 'This picture is not in the format that the site uses.';
  return new HttpError(422, 'bad_picture', message);
}

/**
 * The sides of a picture's file, which is stored as it is: it must be of its format, at most as wide as its name says, and
 * without metadata such as place and device. All of it is decoded once, so that a damaged file is found.
 * @throws {HttpError} 422
 */
async function checkPicture(
  bytes: Buffer,
  { width: most, format }: { width: number; format: 'avif' | 'webp' },
): Promise<{ width: number; height: number }> {
  // Loaded here, so that functions without images start without it.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_LIMITS.pixels });
  const metadata = await image.metadata().catch(() => {
    throw badPicture();
  });
  const { width, height, exif, xmp, iptc } = metadata;
  // AVIF is HEIF with AV1 inside.
  const isFormat =
    format === 'webp'
      ? metadata.format === 'webp'
      : metadata.format === 'heif' && metadata.compression === 'av1';
  const isPlain = exif === undefined && xmp === undefined && iptc === undefined;
  if (!isFormat || !isPlain || width > most) throw badPicture();
  await image.stats().catch(() => {
    throw badPicture();
  });
  return { width, height };
}

/**
 * `POST /api/admin/archivePicture?path=media/{id}/{width}.{format}`, admins only: stores a file of an archive's picture.
 * One that is stored already stays; a different one under its name is refused.
 */
export const archivePictureHandler = adminEndpoint({
  name: 'archivePicture',
  types: ['image/avif', 'image/webp'],
  maxBytes: ARCHIVE_LIMITS.pictureBytes,
  maxSeconds: 50,
  POST: async (context) => {
    const path = context.query.get('path') ?? '';
    const parts = parsePicturePath(path);
    if (parts === null) throw new HttpError(400, 'invalid_path', 'Send the path of a picture.');
    const bytes = await context.readBody();
    const { width, height } = await checkPicture(bytes, parts);
    const standing = await readFile(path);
    if (standing !== null) {
      if (!standing.equals(bytes)) {
        throw new HttpError(409, 'other_picture', 'Another picture has this name already.');
      }
      return json<ArchivePicture>(200, { stored: false });
    }
    const isLargest = parts.width === Math.max(...MEDIA_WIDTHS) && parts.format === 'webp';
    if (isLargest) await storeSharedImage(parts.id, bytes);
    await bucket()
      .file(path)
      .save(bytes, {
        resumable: false,
        contentType: `image/${parts.format}`,
        metadata: { metadata: { width: String(width), height: String(height) } },
      });
    return json<ArchivePicture>(201, { stored: true });
  },
});
