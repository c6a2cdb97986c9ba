/* Of signed-in people; apart from storage-keys.ts, which every page loads. */

/** In localStorage: the name of an uploaded image that is not used yet; removed with the session. */
export const PREVIEW_IMAGE_KEY = 'previewImage';

/** In sessionStorage: the admin page that somebody signed out asked for. */
export const RETURN_PATH_KEY = 'admin_return_path';

/** An earlier product may have left them; removed with the session. */
export const LEFTOVER_KEYS = [
  'encryptedArtworkData',
  'encryptedProfileData',
  'selectedProducts',
  'uid',
  'email_user',
] as const;

/** In localStorage: one account's notes on a message. Without account and message: the prefix of all of them. */
export function notesDraftKey(uid?: string, messageId = ''): string {
  return `notes_draft:${uid === undefined ? '' : `${uid}:${messageId}`}`;
}

/** In localStorage: one account's local draft; without the entry, the prefix of all of them. */
export function entryDraftKey(uid: string, entry?: { collection: string; id: string }): string {
  return `content_draft:${uid}:${entry === undefined ? '' : `${entry.collection}/${entry.id}`}`;
}
