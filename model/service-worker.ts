/** Messages to the service worker, as `{type, …}` (docs/behaviour.md, section 7). */
export const WORKER_MESSAGES = {
  /** Also carries `priorityUrls`, which are cached first, and `locale`, the visitor's language. */
  ensure: 'ENSURE_ALL_ASSETS_CACHED',
  status: 'REQUEST_CACHE_STATUS',
  clear: 'CLEAR_ASSET_CACHE',
} as const;

/** To a worker that waits to replace another one: that it may (docs/decisions/0039). Without a reply. */
export const TAKE_OVER = 'SKIP_WAITING';

/** Its replies, on the message's port: everything is there, or not everything (any more). */
export const WORKER_REPLIES = {
  ready: 'ASSET_CACHE_READY',
  flushed: 'ASSET_CACHE_FLUSHED',
} as const;

export type WorkerReply = (typeof WORKER_REPLIES)[keyof typeof WORKER_REPLIES];

/** How long the page waits for a reply (docs/behaviour.md, section 9). */
export const WORKER_TIMEOUT_MS = 15_000;

/** Where the worker is served. */
export const WORKER_URL = '/service-worker.js';

/** What open pages ask for new builds. */
export const LATEST_BUILD_URL = '/builds/latest.json';

/** Caches of this site that hold what the build made; `CLEAR_ASSET_CACHE` deletes them. */
export const ASSET_CACHES = {
  files: 'site-files',
  builds: 'site-builds',
  media: 'site-media',
} as const;

/** Cache of the pages themselves: the last seen answers of `/api/content`. */
export const CONTENT_CACHE = 'site-content';
