/** Keys of localStorage; part of the inline boot script. */
export const STORAGE_KEYS = {
  locale: 'locale',
  /** The version whose files the service worker has cached. */
  appVersion: 'studio_app_version',
  /** `true` once every file of the worker's build is cached. */
  assetCacheReady: 'asset_cache_ready',
  /** The version that the server gave when the session began. */
  sessionVersion: 'session_version',
  userId: 'user_uid',
  /** Set once the browser has the file of the typeface. */
  typeface: 'typeface_loaded',
  errorReports: 'error_reports_waiting',
} as const;

export const PAGE_STORAGE_KEYS = {
  contactDraft: 'contact_draft',
  swipeTutorialSeen: 'swipe_tutorial_seen',
} as const;

export const SESSION_KEYS = {
  errorReportsMade: 'error_reports_made',
  reloadGuard: 'reload_guard',
  pageNotice: 'home_notice',
} as const;

export const VISIT_KEYS = {
  lastDay: 'last_visit_day',
  /** localStorage: id of the admin who last used this browser; their views are not counted. */
  knownAdmin: 'visits_not_counted',
  /** sessionStorage: what led to this tab's first page; sent with a message. */
  referral: 'referral',
  redirectReferrer: 'redirect_referrer',
} as const;
