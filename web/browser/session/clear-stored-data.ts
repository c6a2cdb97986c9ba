import { LEFTOVER_KEYS, PREVIEW_IMAGE_KEY } from '#model/admin-storage-keys.ts';
import { PREVIEW_NAME } from '#model/pictures/media.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStorage, removeStorage } from '../storage.ts';

/**
 * Clears what a session leaves in this browser: the leftover keys of an earlier product and the session version, and
 * on the server the temporary image, if one is stored (docs/behaviour.md, "Records and browser storage"). The request that deletes
 * the image is sent before its key is removed, and outlives the page.
 * @param session `ended` (sign-out) removes the user id too; `outdated` (another version) keeps the sign-in
 */
export function clearStoredData(session: 'ended' | 'outdated' = 'ended'): void {
  const image = readStorage(PREVIEW_IMAGE_KEY);
  if (image && PREVIEW_NAME.test(image)) void deletePreview(image);
  removeStorage(PREVIEW_IMAGE_KEY);
  for (const key of LEFTOVER_KEYS) removeStorage(key);
  removeStorage(STORAGE_KEYS.sessionVersion);
  if (session === 'ended') removeStorage(STORAGE_KEYS.userId);
}

/** Deletes a temporary image. Errors are ignored: the daily clean-up deletes what this request cannot. */
export async function deletePreview(fileName: string): Promise<void> {
  await fetch('/api/deletePreviewImage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileName }),
    keepalive: true,
  }).catch(() => undefined);
}
