import { SHARED_IMAGE, sharedImagePath } from '../../../model/pictures/media.ts';
import { bucket } from './storage.ts';

/** Stores the middle of an image as links to its page show it: JPEG of the size `SHARED_IMAGE`. */
export async function storeSharedImage(id: string, image: Buffer): Promise<void> {
  // Loaded here, so that functions without images start without it.
  const { default: sharp } = await import('sharp');
  const { width, height } = SHARED_IMAGE;
  const shared = sharp(image).resize(width, height, { fit: 'cover' }).jpeg({ quality: 80 });
  await bucket()
    .file(sharedImagePath(id).slice(1))
    .save(await shared.toBuffer(), { resumable: false, contentType: 'image/jpeg' });
}
