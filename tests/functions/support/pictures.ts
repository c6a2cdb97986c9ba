import sharp from 'sharp';
import type { UploadedPreview } from '#model/pictures/api.ts';
import { tokenOf } from './accounts.ts';
import { callAs, postAs } from './requests.ts';

/** A picture of one colour. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a665a' } });

/** Uploads a file as an admin does: a temporary picture. */
export async function upload(body: Buffer, type = 'image/jpeg'): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) };
  return callAs(await tokenOf('seed-admin'), '/api/admin/uploadPreviewImage', init);
}

export const uploaded = async (body: Buffer): Promise<UploadedPreview> =>
  (await (await upload(body)).json()) as UploadedPreview;

/** Makes a temporary picture permanent. */
export const promote = async (request: object): Promise<Response> =>
  postAs(await tokenOf('seed-admin'), '/api/admin/promoteImage', request);
