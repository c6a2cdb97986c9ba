import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import sharp from 'sharp';
import { parseRecord } from '../../../model/parse-record.ts';
import { type PromotedImage, promoteRequestSchema } from '../../../model/pictures/api.ts';
import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  mediaName,
  PREVIEW_FOLDER,
  SHARED_IMAGE,
  sharedImagePath,
} from '../../../model/pictures/media.ts';
import { type StoredPicture, pictureRecord } from '../../../model/pictures/picture.ts';
import { inEachLocale } from '../../../studio/locale.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import type { AccountEnv } from '../http/guards.ts';
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { BodyEnv } from '../http/request-body.ts';
import { bucket, readFile } from './storage.ts';

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** The page's light ground (`--background` of studio/tokens.css): a JPEG has no transparency. */
export const SHARED_GROUND = '#fbf6ec';

interface PictureFile {
  path: string;
  data: Buffer;
  metadata: { contentType: string; metadata?: Record<string, string> };
}

/** Encodes an image in every size and format, and its middle as links show it; smaller originals are not enlarged. */
async function encode(
  id: string,
  original: Buffer,
): Promise<{ files: PictureFile[]; width: number; height: number }> {
  const { width: sharedWidth, height: sharedHeight } = SHARED_IMAGE;
  const shared = sharp(original)
    .flatten({ background: SHARED_GROUND })
    .resize(sharedWidth, sharedHeight, { fit: 'cover' })
    .jpeg({ quality: 80 });
  const files: PictureFile[] = [
    {
      path: sharedImagePath(id).slice(1),
      data: await shared.toBuffer(),
      metadata: { contentType: 'image/jpeg' },
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
      const { width, height } = info;
      largest = { width, height };
      const sides = { width: String(width), height: String(height) };
      files.push({
        path: mediaName(id, size, format),
        data,
        metadata: { contentType: `image/${format}`, metadata: sides },
      });
    }
  }
  return { files, ...largest };
}

/** What an earlier request answered whose answer was lost; null if the picture was never promoted. */
async function findPromoted(id: string): Promise<PromotedImage | null> {
  const found = await collection('picture').doc(id).get();
  const picture = parseRecord(pictureRecord, found.data());
  return picture && { id, width: picture.width, height: picture.height };
}

/**
 * `POST /api/admin/promoteImage` `{fileName, name?, alt?}`, admins only: makes a temporary image permanent in the sizes
 * and formats that pages use, adds it to the library, and deletes the temporary one.
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
  const path = `${PREVIEW_FOLDER}/${fileName}`;
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
  for (const file of files) {
    await bucket().file(file.path).save(file.data, { resumable: false, metadata: file.metadata });
  }
  await bucket().file(path).delete({ ignoreNotFound: true });
  return json<PromotedImage>(200, { id, width, height });
}
