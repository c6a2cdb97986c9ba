/** Keys of localStorage (specification, section 3). */
export const STORAGE_KEYS = {
  locale: 'locale',
  appVersion: 'studio_app_version',
  assetCacheReady: 'asset_cache_ready',
  sessionVersion: 'session_version',
  userId: 'user_uid',
} as const;

/** Keys that an earlier product may have left; cleared together with the session. */
export const LEFTOVER_KEYS = [
  'encryptedArtworkData',
  'encryptedProfileData',
  'selectedProducts',
  'previewImage',
  'uid',
  'email_user',
] as const;
