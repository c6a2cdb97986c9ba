import { PREVIEW_FOLDER, PREVIEW_NAME } from '../../../model/pictures/preview-image.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { readFile } from './storage.ts';

/** `GET /api/admin/previewImage/{fileName}`, admins only: a temporary image. */
export const previewImageHandler = adminEndpoint({
  name: 'previewImage',
  GET: async (context) => {
    const fileName = context.path.split('/').at(-1) ?? '';
    const bytes = PREVIEW_NAME.test(fileName)
      ? await readFile(`${PREVIEW_FOLDER}/${fileName}`)
      : null;
    if (bytes === null) {
      const message = 'The picture is no longer there. Choose it again.';
      throw new HttpError(404, 'no_such_preview', message);
    }
    return {
      status: 200,
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
      body: bytes,
    };
  },
});
