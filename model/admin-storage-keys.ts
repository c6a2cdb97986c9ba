/* Keys of signed-in people's storage; `storage-keys.ts` is in the script of every page. */

export const PREVIEW_IMAGE_KEY = 'previewImage';

export const RETURN_PATH_KEY = 'admin_return_path';

/** An earlier product may have left them; removed with the session. */
export const LEFTOVER_KEYS = [
  'encryptedArtworkData',
  'encryptedProfileData',
  'selectedProducts',
  'uid',
  'email_user',
] as const;

/** localStorage: one account's notes on a message; the prefix of all of them without account and message. */
export function notesDraftKey(uid?: string, messageId = ''): string {
  return `notes_draft:${uid === undefined ? '' : `${uid}:${messageId}`}`;
}

/** localStorage: one account's local draft; the prefix of all of them without the entry. */
export function entryDraftKey(uid: string, entry?: { collection: string; id: string }): string {
  return `content_draft:${uid}:${entry === undefined ? '' : `${entry.collection}/${entry.id}`}`;
}
