/* Keys of signed-in people. They stand apart from storage-keys.ts, which every page loads. */

/** Key of localStorage for the name of an uploaded image that is not used yet; removed with the session. */
export const PREVIEW_IMAGE_KEY = 'previewImage';

/** Keys that an earlier product may have left; removed together with the session. */
export const LEFTOVER_KEYS = [
  'encryptedArtworkData',
  'encryptedProfileData',
  'selectedProducts',
  'uid',
  'email_user',
] as const;

/** Key of localStorage for one account's notes on a message. Without account and message: the prefix of all of them. */
export function notesDraftKey(uid?: string, messageId = ''): string {
  return `notes_draft:${uid === undefined ? '' : `${uid}:${messageId}`}`;
}

/** Key of localStorage for one account's local draft of an entry; without the entry, the prefix of all of them. */
export function entryDraftKey(uid: string, entry?: { collection: string; id: string }): string {
  return `content_draft:${uid}:${entry === undefined ? '' : `${entry.collection}/${entry.id}`}`;
}
