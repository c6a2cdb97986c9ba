import { MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../model/content/limits.ts';
import { MEDIA_FOLDER, SHARED_IMAGE, mediaName } from '../../../model/pictures/media.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { readFile } from './storage.ts';

const PATH = new RegExp(
  `^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?<width>${MEDIA_WIDTHS.join('|')})\\.(?<format>${MEDIA_FORMATS.join('|')})$`,
);

const SHARED = new RegExp(`^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/shared\\.jpg$`);

/** The middle of an image as JPEG; made anew at each request that the CDN passes on. */
async function sharedImage(id: string): Promise<Buffer | null> {
  const largest = await readFile(mediaName(id, Math.max(...MEDIA_WIDTHS), 'webp'));
  if (largest === null) return null;
  // Loaded here, so that the other images are served without it.
  const { default: sharp } = await import('sharp');
  const { width, height } = SHARED_IMAGE;
  return sharp(largest).resize(width, height, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * `GET /media/{uuid}/{width}.{avif|webp}`: a published image; `/media/{uuid}/shared.jpg`: the same as links to its page
 * show it. An image never changes under its address, so browsers and the CDN cache it for a year, and a missing one for
 * a minute.
 */
export const mediaHandler = endpoint({ name: 'media', methods: ['GET'] }, async (context) => {
  const match = PATH.exec(context.path)?.groups;
  const shared = SHARED.exec(context.path)?.groups?.['id'];
  const id = match?.['id'] ?? shared ?? '';
  const [width = 'shared', format = 'jpeg'] = [match?.['width'], match?.['format']];
  const stored = match ? readFile(context.path.slice(1)) : null;
  const bytes = await (shared === undefined ? stored : sharedImage(shared));
  if (bytes === null) {
    throw new HttpError(404, 'no_such_picture', 'There is no picture at this address.', {
      headers: { 'Cache-Control': 'public, max-age=60' },
    });
  }
  return {
    status: 200,
    headers: {
      'Content-Type': `image/${format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${id}-${width}-${format}"`,
    },
    body: bytes,
  };
});
