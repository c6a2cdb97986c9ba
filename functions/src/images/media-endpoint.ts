import { MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../model/content-limits.ts';
import { MEDIA_FOLDER } from '../../../model/media.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { readFile } from './storage.ts';

const PATH = new RegExp(
  `^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?<width>${MEDIA_WIDTHS.join('|')})\\.(?<format>${MEDIA_FORMATS.join('|')})$`,
);

/**
 * `GET /media/{uuid}/{width}.{avif|webp}`: a published image. An image never changes under its address,
 * so browsers and the CDN cache it for a year, and a missing one for a minute.
 */
export const mediaHandler = endpoint({ name: 'media', methods: ['GET'] }, async (context) => {
  const match = PATH.exec(context.path)?.groups;
  const [id = '', width = '', format = ''] = [match?.['id'], match?.['width'], match?.['format']];
  const bytes = match ? await readFile(context.path.slice(1)) : null;
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
