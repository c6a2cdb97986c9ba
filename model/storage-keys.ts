/** Keys of localStorage that every page needs (docs/behaviour.md, section 3). They are part of the inline boot script. */
export const STORAGE_KEYS = {
  /** The visitor's language. */
  locale: 'locale',
  /** The version whose files the service worker has cached. */
  appVersion: 'studio_app_version',
  /** `true` once the service worker has cached every file of its build. */
  assetCacheReady: 'asset_cache_ready',
  /** The version that the server gave when the session began. */
  sessionVersion: 'session_version',
  /** The id of the account that is signed in. */
  userId: 'user_uid',
  /** The queue of error reports. */
  errorReports: 'error_reports_waiting',
  /** Address of the font file that the browser has in its cache. */
  cachedFont: 'typeface',
} as const;

/** Keys of localStorage that single pages need. */
export const PAGE_STORAGE_KEYS = {
  /** The local draft of the contact form. */
  contactDraft: 'contact_draft',
  /** Set once the swipe tutorial was closed. */
  swipeTutorialSeen: 'swipe_tutorial_seen',
  /** The colour scheme that an admin chose. */
  adminTheme: 'admin_theme',
  /** `off` where an admin turned the keyboard shortcuts off. */
  adminShortcuts: 'admin_shortcuts',
  /** When an admin opened the dashboard last, in milliseconds since 1970. */
  adminVisit: 'admin_visit',
} as const;

/** Key of localStorage for the name of an uploaded image that is not used yet; removed with the session. */
export const PREVIEW_IMAGE_KEY = 'previewImage';

/** Key of localStorage that is set while databases of an ended session still have to be deleted. */
export const DATABASES_TO_DELETE_KEY = 'databases_to_delete';

/** Keys that an earlier product may have left; removed together with the session. */
export const LEFTOVER_KEYS = [
  'encryptedArtworkData',
  'encryptedProfileData',
  'selectedProducts',
  'uid',
  'email_user',
] as const;

/** Keys of sessionStorage. */
export const SESSION_KEYS = {
  /** Number of error reports made in this tab. */
  errorReportsMade: 'error_reports_made',
  /** Time and build of the last reload that the site made by itself. */
  reloadGuard: 'reload_guard',
  /** Language and path of the last reload made to get the page in another language. */
  localeReload: 'locale_reload',
  /** When an admin opened the dashboard before this visit, in milliseconds since 1970; '' where it is the first visit. */
  previousVisit: 'admin_previous_visit',
} as const;

/** Key of localStorage for one account's local draft of its notes on a message. Without arguments: their prefix. */
export function notesDraftKey(uid?: string, messageId = ''): string {
  return `notes_draft:${uid === undefined ? '' : `${uid}:${messageId}`}`;
}

/** Key of localStorage for one account's local draft of an entry; without the entry, the prefix of all of them. */
export function entryDraftKey(uid: string, entry?: { collection: string; id: string }): string {
  return `content_draft:${uid}:${entry === undefined ? '' : `${entry.collection}/${entry.id}`}`;
}

/** Key of sessionStorage for the uploaded image that waits to be used in an entry. */
export function entryImageKey(entryId: string): string {
  return `content_picture:${entryId}`;
}
