import type { Context } from 'hono';
import {
  MEDIA_FOLDER,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  PREVIEW_IMAGE_FOLDER,
  PREVIEW_IMAGE_NAME,
  UUID_PATTERN,
} from '../../../model/pictures/media.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';
import { urlOf } from '../http/env.ts';
import { HttpError } from '../http/http-response.ts';
import { readFile } from './storage.ts';

const SIZES = `(?:${MEDIA_WIDTHS.join('|')})\\.(?:${MEDIA_FORMATS.join('|')})`;
const PATH = new RegExp(`^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?<file>${SIZES}|shared\\.jpg)$`);

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function previewName(path: string): string | null {
  const folder = `/${MEDIA_FOLDER}/${PREVIEW_IMAGE_FOLDER}/`;
  const name = path.slice(folder.length);
  return path.startsWith(folder) && PREVIEW_IMAGE_NAME.test(name) ? name : null;
}

/**
 * `GET /media/{uuid}/{width}.{avif|webp}`: a published image; `/media/{uuid}/shared.jpg`: as links to its page show it.
 * Browsers keep it for a year, the CDN for a day, a missing one for a minute. A query would be another address to the
 * CDN, so it is not found.
 * `/media/preview/{uuid}.{ext}`: a temporary image, whose unguessable name is the permission; no cache keeps it.
 */
export async function answerMedia(c: Context): Promise<Response> {
  const { pathname: path, search } = urlOf(c);
  const { file } = PATH.exec(path)?.groups ?? {};
  const preview = previewName(path);
  const stored = preview === null ? path.slice(1) : `${PREVIEW_IMAGE_FOLDER}/${preview}`;
  const isKnown = (file !== undefined || preview !== null) && search === '';
  const bytes = isKnown ? await withTimeout(readFile(stored), publicAnswerMs.value()) : null;
  if (bytes === null) {
    throw new HttpError(404, 'no_such_picture', 'There is no picture at this address.', {
      headers: { 'Cache-Control': 'public, max-age=60' },
    });
  }
  const format = (preview ?? file)?.split('.').at(-1) ?? '';
  const type = { 'Content-Type': TYPES[format] ?? '' };
  const headers: Record<string, string> =
    preview === null
      ? {
          'Cache-Control': 'public, max-age=31536000, s-maxage=86400, immutable',
          // Feed readers show it.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        }
      : { 'Cache-Control': 'private, no-store' };
  return new Response(new Uint8Array(bytes), { headers: { ...type, ...headers } });
}
