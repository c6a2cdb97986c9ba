import {
  LEFTOVER_KEYS,
  PREVIEW_IMAGE_KEY,
  entryDraftKey,
  notesDraftKey,
} from '#model/admin-storage-keys.ts';
import { PREVIEW_IMAGE_NAME } from '#model/pictures/media.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { readStorage, removeStorage, storageKeys } from '../storage.ts';

/** Removes what the browser keeps of a person (docs/behaviour.md, "Records and browser storage"). @param session `outdated` (another version) keeps the sign-in */
export function clearStoredData(session: 'ended' | 'outdated' = 'ended'): void {
  const image = readStorage(PREVIEW_IMAGE_KEY);
  if (image && PREVIEW_IMAGE_NAME.test(image)) void deletePreview(image);
  removeStorage(PREVIEW_IMAGE_KEY);
  for (const key of LEFTOVER_KEYS) removeStorage(key);
  removeStorage(STORAGE_KEYS.sessionVersion);
  if (session === 'ended') removeStorage(STORAGE_KEYS.userId);
}

/** The daily clean-up deletes what is left. */
export async function deletePreview(fileName: string): Promise<void> {
  await fetch('/api/deletePreviewImage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileName }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Notes contain visitors' data. @param except uid of the account whose drafts stay */
export function deleteNotesDrafts({ except }: { except?: string } = {}): void {
  for (const key of storageKeys(notesDraftKey())) {
    const stays = except !== undefined && key.startsWith(notesDraftKey(except));
    if (!stays) removeStorage(key);
  }
}

export const hasEntryDrafts = (uid: string): boolean => storageKeys(entryDraftKey(uid)).length > 0;

export function deleteEntryDrafts(uid: string): void {
  for (const key of storageKeys(entryDraftKey(uid))) removeStorage(key);
}
