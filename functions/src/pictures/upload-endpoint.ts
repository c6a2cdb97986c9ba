import { randomUUID } from 'node:crypto';
import type { UploadedPreview } from '../../../model/pictures/image-api.ts';
import { PREVIEW_SIDE } from '../../../model/pictures/limits.ts';
import { PREVIEW_FOLDER } from '../../../model/pictures/preview-image.ts';
import { json } from '../http/http-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bucket } from './storage.ts';
import { broken, openImage } from './open-image.ts';

/**
 * `POST /api/admin/uploadPreviewImage`, admins only: the body is the image. Stored upright, without
 * metadata, at most `PREVIEW_SIDE` pixels long, as `preview/{uuid}.webp`.
 */
export async function uploadPreviewImage(context: RequestContext): Promise<Response> {
  const image = await openImage(await context.readBody());
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
