import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import type * as v from 'valibot';
import type { Actor } from '../../../model/audit/entry.ts';
import type { PromotedImage } from '../../../model/pictures/image-api.ts';
import { promoteRequestSchema } from '../../../model/pictures/image-api.ts';
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
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bucket, readFile } from './storage.ts';

/** The same name gives the same image, so a promotion that is sent twice does no harm. */
const idOf = (fileName: string) => fileName.slice(0, fileName.indexOf('.'));

/** An image that an earlier call promoted; null where there is none. */
async function findPromoted(id: string): Promise<PromotedImage | null> {
  const last = bucket().file(mediaName(id, Math.max(...MEDIA_WIDTHS), MEDIA_FORMATS.at(-1) ?? ''));
  const [exists] = await last.exists();
  if (!exists) return null;
  const [{ metadata }] = await last.getMetadata();
  return { id, width: Number(metadata?.['width']), height: Number(metadata?.['height']) };
}

const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** Writes an image in every size and format, and its middle as links show it; smaller originals are not enlarged. */
async function writeSizes(id: string, original: Buffer): Promise<PromotedImage> {
  let largest = { width: 0, height: 0 };
  // The largest size is written last: it shows that the others are there.
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

/** Writes the picture's record for the library; one that is there already stays. */
async function createRecord(
  { id, width, height }: PromotedImage,
  { name, alt }: v.InferOutput<typeof promoteRequestSchema>,
  admin: Actor,
): Promise<void> {
  const record: StoredPicture<FieldValue> = {
    name,
    width,
    height,
    alt: { en: alt.en ?? '', id: alt.id ?? '' },
    created_date: FieldValue.serverTimestamp(),
    created_by: admin.uid,
  };
  const document = collection('picture').doc(id);
  await asAdmin(admin, async (transaction) => {
    if (!(await transaction.get(document)).exists) transaction.create(document, record);
  });
}

/**
 * `POST /api/admin/promoteImage` `{fileName, name?, alt?}`, admins only: makes a temporary image permanent in the sizes
 * and formats that pages use, adds it to the library, and deletes the temporary one.
 */
export async function promoteImage(context: RequestContext, admin: Actor): Promise<Response> {
  const request = await parseBody(
    context,
    promoteRequestSchema,
    'Send the fileName that the upload answered.',
    'invalid_file_name',
  );
  const { fileName } = request;
  const id = idOf(fileName);
  const preview = await readFile(`${PREVIEW_FOLDER}/${fileName}`);
  if (preview === null) {
    const promoted = await findPromoted(id);
    if (promoted) {
      await createRecord(promoted, request, admin);
      return json(200, promoted);
    }
    const message = 'The picture is no longer there. Choose it again.';
    throw new HttpError(404, 'no_such_preview', message);
  }
  const promoted = await writeSizes(id, preview);
  await createRecord(promoted, request, admin);
  await bucket().file(`${PREVIEW_FOLDER}/${fileName}`).delete({ ignoreNotFound: true });
  return json(200, promoted);
}
