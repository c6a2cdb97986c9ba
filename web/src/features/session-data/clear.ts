import { LEFTOVER_KEYS, STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { PREVIEW_NAME } from '../../../../model/preview-image.ts';

const PREVIEW_KEY = 'previewImage' satisfies (typeof LEFTOVER_KEYS)[number];

/**
 * Clears what a session leaves in this browser: the leftover keys of an earlier product and the session
 * version, and on the server the temporary preview image, if one is stored (docs/behaviour.md, sections 3
 * and 7). The request that deletes the image has left before its key goes, and outlives the page. Never rejects.
 * @param session `ended` (sign-out) forgets the user id too; `outdated` (another version) keeps the sign-in
 */
export async function clearStoredData(session: 'ended' | 'outdated' = 'ended'): Promise<void> {
  try {
    const image = localStorage.getItem(PREVIEW_KEY);
    // Not waited for: it outlives the page, and the visitor is on the way elsewhere.
    if (image && PREVIEW_NAME.test(image)) void deletePreview(image);
    for (const key of LEFTOVER_KEYS) localStorage.removeItem(key);
    localStorage.removeItem(STORAGE_KEYS.sessionVersion);
    if (session === 'ended') localStorage.removeItem(STORAGE_KEYS.userId);
  } catch {
    // Storage is blocked: then it holds nothing.
  }
}

/** A failure is left alone: the server deletes temporary images that nobody asked for after a while. */
async function deletePreview(fileName: string): Promise<void> {
  await fetch('/api/deletePreviewImage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileName }),
    keepalive: true,
  }).catch(() => undefined);
}
