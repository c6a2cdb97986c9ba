/**
 * Keys of localStorage that every page needs (docs/behaviour.md, "Records and browser storage"). They are part of the
 * inline boot script.
 */
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
} as const;

/** Keys of localStorage that single public pages need. */
export const PAGE_STORAGE_KEYS = {
  /** The local draft of the contact form. */
  contactDraft: 'contact_draft',
  /** Set once the swipe tutorial was closed. */
  swipeTutorialSeen: 'swipe_tutorial_seen',
} as const;

/** Keys of sessionStorage. */
export const SESSION_KEYS = {
  /** Number of error reports made in this tab. */
  errorReportsMade: 'error_reports_made',
  /** Time and build of the last reload that the site made by itself. */
  reloadGuard: 'reload_guard',
  /** Language and path of the last reload made to get the page in another language. */
  localeReload: 'locale_reload',
  /** Set while the site leads to the home page for another version, which then says so. */
  ledHome: 'led_home',
} as const;

/** Keys of the counts of visits. */
export const VISIT_KEYS = {
  /** In localStorage: the last day on which a page was seen; tells a visitor's first view of a day. */
  lastDay: 'last_visit_day',
  /** In localStorage: the id of the admin whose browser this is; views in it are not counted. */
  uncounted: 'visits_not_counted',
  /** In sessionStorage: what led to the first page of this tab; sent with a message, and removed then. */
  referral: 'referral',
} as const;
