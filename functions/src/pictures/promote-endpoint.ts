import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import sharp from 'sharp';
import { type PromotedImage, promoteRequestSchema } from '../../../model/pictures/api.ts';
import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  mediaName,
  PREVIEW_FOLDER,
  SHARED_IMAGE,
  sharedImagePath,
} from '../../../model/pictures/media.ts';
import type { StoredPicture } from '../../../model/pictures/picture.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import type { AccountEnv } from '../http/guards.ts';
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { BodyEnv } from '../http/request-body.ts';
import { bucket, readFile } from './storage.ts';

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** Writes an image in every size and format, and its middle as links show it; smaller originals are not enlarged. */
async function writeSizes(id: string, original: Buffer): Promise<PromotedImage> {
  let largest = { width: 0, height: 0 };
  const { width: sharedWidth, height } = SHARED_IMAGE;
  const shared = sharp(original)
    .resize(sharedWidth, height, { fit: 'cover' })
    .jpeg({ quality: 80 });
  await bucket()
    .file(sharedImagePath(id).slice(1))
    .save(await shared.toBuffer(), { resumable: false, contentType: 'image/jpeg' });
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
  const preview = await readFile(path);
  if (preview === null) {
    const message = 'The picture is no longer there. Choose it again.';
    throw new HttpError(404, 'no_such_preview', message);
  }
  const promoted = await writeSizes(fileName.slice(0, fileName.indexOf('.')), preview);
  const { id, width, height } = promoted;
  const record: StoredPicture<FieldValue> = {
    name,
    width,
    height,
    alt: { en: alt.en ?? '', id: alt.id ?? '' },
    created_date: FieldValue.serverTimestamp(),
    created_by: admin.uid,
  };
  await asAdmin(admin, async (transaction) => {
    transaction.set(collection('picture').doc(id), record);
  });
  await bucket().file(path).delete({ ignoreNotFound: true });
  return json<PromotedImage>(200, promoted);
}
