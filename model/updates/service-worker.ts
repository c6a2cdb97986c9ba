export const WORKER_URL = '/service-worker.js';

export const WORKER_MESSAGES = {
  /** Cache every file that the visitor's language and layout need. */
  ensure: 'ENSURE_ALL_ASSETS_CACHED',
  status: 'REQUEST_CACHE_STATUS',
  clear: 'CLEAR_ASSET_CACHE',
  /** Tells a waiting worker to activate now; no reply. */
  skipWaiting: 'SKIP_WAITING',
} as const;

/** Scope of the precache: one language, one layout. */
export interface VisitorScope {
  locale: string;
  path: string;
  /** Decides for pages of both layouts. */
  phone: boolean;
}

export type WorkerMessage =
  | ({
      type: typeof WORKER_MESSAGES.ensure;
      priorityUrls: string[];
      /** True with Save-Data or on a slow network: cache only what `priorityUrls` names. */
      saveData?: boolean | undefined;
    } & VisitorScope)
  | ({ type: typeof WORKER_MESSAGES.status } & Partial<VisitorScope>)
  | { type: typeof WORKER_MESSAGES.clear | typeof WORKER_MESSAGES.skipWaiting };

/** Reply on the message's port: every file is cached, or not. */
export const WORKER_REPLIES = {
  ready: 'ASSET_CACHE_READY',
  notReady: 'ASSET_CACHE_FLUSHED',
} as const;

/** Tells a page from the cache that the site has another one by now. No reply. */
export const PAGE_CHANGED = 'PAGE_CHANGED';

export type WorkerReply = (typeof WORKER_REPLIES)[keyof typeof WORKER_REPLIES];

export const WORKER_TIMEOUT_MS = 15_000;

export const ASSET_CACHES = {
  files: 'site-files',
  builds: 'site-builds',
  media: 'site-media',
} as const;

/** Posts and projects that were read (`web/site/worker/cached-entries.ts`). */
export const CONTENT_CACHE = 'site-content';
