import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { UploadedPreview } from '../../../model/pictures/api.ts';
import { imageFormat } from '../../../model/pictures/image-format.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE } from '../../../model/pictures/limits.ts';
import { PREVIEW_FOLDER } from '../../../model/pictures/media.ts';
import type { AccountEnv } from '../http/guards.ts';
import { HttpError, json } from '../http/http-response.ts';
import type { BodyEnv } from '../http/request-body.ts';
import { bucket } from './storage.ts';

/**
 * `POST /api/admin/uploadPreviewImage`, admins only: the body is the image. Stored upright, without
 * metadata, at most `PREVIEW_SIDE` pixels long, as `preview/{uuid}.webp`.
 */
export async function uploadPreviewImage(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const image = await openImage(await c.var.readBody());
  const { data, info } = await image
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken();
    });
  const fileName = `${randomUUID()}.webp`;
  await bucket()
    .file(`${PREVIEW_FOLDER}/${fileName}`)
    .save(data, { resumable: false, contentType: 'image/webp' });
  return json<UploadedPreview>(201, { fileName, width: info.width, height: info.height });
}

/**
 * Opens an uploaded image with its orientation applied, to be re-encoded by the caller, which drops all metadata.
 * @throws {HttpError} 415 for anything but JPEG, PNG, WebP and AVIF; 422 for one that is broken, too large
 * (`IMAGE_LIMITS.pixels`) or too small
 */
async function openImage(bytes: Buffer): Promise<Sharp> {
  const format = imageFormat(bytes);
  if (format === 'image/heic') {
    throw new HttpError(415, 'heic', 'This is a HEIC picture. Save it as JPEG and send it again.');
  }
  if (format === null) {
    const message = 'This is not a picture we can use. Send a JPEG, PNG, WebP or AVIF file.';
    throw new HttpError(415, 'wrong_type', message);
  }
  // The limit is checked below, so that the error can say what is wrong.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await image.metadata().catch(() => {
    throw broken();
  });
  if (width * height > IMAGE_LIMITS.pixels) {
    const message = `This picture has ${Math.round((width * height) / 1e6)} megapixels; at most ${IMAGE_LIMITS.pixels / 1e6} are possible. Make it smaller and try again.`;
    throw new HttpError(422, 'too_many_pixels', message);
  }
  if (Math.min(width, height) < IMAGE_LIMITS.minSide) {
    const message = `This picture is too small: each side needs at least ${IMAGE_LIMITS.minSide} pixels.`;
    throw new HttpError(422, 'too_small', message);
  }
  return sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_LIMITS.pixels }).autoOrient();
}

function broken(): HttpError {
  const message = 'This file is damaged or incomplete. Save the picture again and try once more.';
  return new HttpError(422, 'broken_image', message);
}
