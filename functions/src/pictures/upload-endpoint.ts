import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { parseRecord } from '../../../model/parse-record.ts';
import {
  type PromotedImage,
  type UploadedPreview,
  promoteRequestSchema,
} from '../../../model/pictures/api.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE, imageFormat } from '../../../model/pictures/limits.ts';
import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  PREVIEW_IMAGE_FOLDER,
  SOCIAL_IMAGE,
  mediaName,
  sharedImagePath,
} from '../../../model/pictures/media.ts';
import { type StoredPicture, pictureRecord } from '../../../model/pictures/picture.ts';
import { inEachLocale } from '../../../studio/locale.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { bucket, readFile } from './storage.ts';

/**
 * `POST /api/admin/uploadPreviewImage`, admins only. Stored upright, without metadata, at most `PREVIEW_SIDE` pixels
 * long, as `preview/{uuid}.webp`.
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
    .file(`${PREVIEW_IMAGE_FOLDER}/${fileName}`)
    .save(data, { resumable: false, contentType: 'image/webp' });
  return json<UploadedPreview>(201, { fileName, width: info.width, height: info.height });
}

/**
 * Opens an image upright; the caller re-encodes it, which drops all metadata.
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

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** `--background` of studio/tokens.css: a JPEG has no transparency. */
export const SHARED_GROUND = '#fbf6ec';

interface PictureFile {
  path: string;
  data: Buffer;
  contentType: string;
}

/** Every size and format, and a centred crop for link previews; smaller originals are not enlarged. */
async function encode(
  id: string,
  original: Buffer,
): Promise<{ files: PictureFile[]; width: number; height: number }> {
  const { width: sharedWidth, height: sharedHeight } = SOCIAL_IMAGE;
  const shared = sharp(original)
    .flatten({ background: SHARED_GROUND })
    .resize(sharedWidth, sharedHeight, { fit: 'cover' })
    .jpeg({ quality: 80 });
  const files: PictureFile[] = [
    {
      path: sharedImagePath(id).slice(1),
      data: await shared.toBuffer(),
      contentType: 'image/jpeg',
    },
  ];
  let largest = { width: 0, height: 0 };
  for (const size of MEDIA_WIDTHS) {
    const resized = sharp(original).resize(size, null, { withoutEnlargement: true });
    for (const format of MEDIA_FORMATS) {
      const { data, info } = await resized
        .clone()
        .toFormat(format, QUALITY[format])
        .toBuffer({ resolveWithObject: true });
      largest = { width: info.width, height: info.height };
      files.push({ path: mediaName(id, size, format), data, contentType: `image/${format}` });
    }
  }
  return { files, ...largest };
}

/** The answer to a repeated request; null if the picture was never promoted. */
async function findPromoted(id: string): Promise<PromotedImage | null> {
  const found = await collection('picture').doc(id).get();
  const picture = parseRecord(pictureRecord, found.data());
  return picture && { id, width: picture.width, height: picture.height };
}

/**
 * `POST /api/admin/promoteImage`, admins only: stores the sizes and formats that pages use, adds the image to the
 * library, and deletes the temporary one.
 */
export async function promoteImage(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(
    c,
    promoteRequestSchema,
    'Send the fileName that the upload answered.',
    'invalid_file_name',
  );
  const { fileName, name, alt } = request;
  const admin = c.var.account;
  const path = `${PREVIEW_IMAGE_FOLDER}/${fileName}`;
  const id = fileName.slice(0, fileName.indexOf('.'));
  const preview = await readFile(path);
  if (preview === null) {
    const promoted = await findPromoted(id);
    if (promoted !== null) return json<PromotedImage>(200, promoted);
    const message = 'The picture is no longer there. Choose it again.';
    throw new HttpError(404, 'no_such_preview', message);
  }
  const { files, width, height } = await encode(id, preview);
  const record: StoredPicture<FieldValue> = {
    name,
    width,
    height,
    alt: inEachLocale((locale) => alt[locale] ?? ''),
    created_date: FieldValue.serverTimestamp(),
    created_by: admin.uid,
  };
  // The record first: no file is public that the library does not show.
  await asAdmin(admin, async (transaction) => {
    transaction.set(collection('picture').doc(id), record);
  });
  for (const { path: file, data, contentType } of files) {
    await bucket().file(file).save(data, { resumable: false, contentType });
  }
  await bucket().file(path).delete({ ignoreNotFound: true });
  return json<PromotedImage>(200, { id, width, height });
}
