/**
 * Keys of localStorage (docs/behaviour.md, section 3; `errorReports`: reports that wait to be sent, `adminTheme`: an admin's choice of colours;
 * `typeface`: the file of it that this browser has).
 */
export const STORAGE_KEYS = {
  locale: 'locale',
  appVersion: 'studio_app_version',
  assetCacheReady: 'asset_cache_ready',
  sessionVersion: 'session_version',
  userId: 'user_uid',
  errorReports: 'error_reports_waiting',
  typeface: 'typeface',
  adminTheme: 'admin_theme',
  adminShortcuts: 'admin_shortcuts',
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

/** Keys of sessionStorage. */
export const SESSION_KEYS = {
  errorReportsMade: 'error_reports_made',
  reloadGuard: 'reload_guard',
} as const;
