/**
 * What pages and the service worker have in common: addresses, cache names and the messages between them
 * (docs/updates.md).
 */

import { isRecord } from '../is-record.ts';

/** Address of the service worker. */
export const WORKER_URL = '/service-worker.js';

/** Address of the id of the latest build; open pages poll it. */
export const LATEST_BUILD_URL = '/builds/latest.json';

/** The build's id in an answer of `LATEST_BUILD_URL`, or null where it is anything else (a proxy's page, say). */
export function latestBuildId(answer: unknown): string | null {
  const id = isRecord(answer) && answer['id'];
  return typeof id === 'string' && id ? id : null;
}

/** Address of a build's app manifest: the rules of every path. */
export function buildManifestUrl(buildId: string): string {
  return `/builds/meta/${buildId}.json`;
}

/** The path under which a page is known: a trailing slash makes no difference. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Types of the messages to the service worker. */
export const WORKER_MESSAGES = {
  /** Cache every file of the worker's build that the visitor's language and form need. */
  ensure: 'ENSURE_ALL_ASSETS_CACHED',
  /** Say whether these files are cached. */
  status: 'REQUEST_CACHE_STATUS',
  /** Delete every cached file. */
  clear: 'CLEAR_ASSET_CACHE',
  /**
   * To a worker that waits to replace another one: activate now (docs/updates.md, "Why a new worker waits"). Without a
   * reply.
   */
  skipWaiting: 'SKIP_WAITING',
} as const;

/** The part of the site that a page uses: one language and one form, for desktops or for phones. */
export interface UsedPart {
  locale: string;
  path: string;
  /** True on a phone, which decides where the page is of both forms. */
  phone: boolean;
}

/** A message to the service worker. */
export type WorkerMessage =
  | ({
      type: typeof WORKER_MESSAGES.ensure;
      /** Addresses that are cached first. */
      priorityUrls: string[];
      /** True with Save-Data or on a slow network: cache only what `priorityUrls` names. */
      saveData?: boolean | undefined;
    } & UsedPart)
  | ({ type: typeof WORKER_MESSAGES.status } & Partial<UsedPart>)
  | { type: typeof WORKER_MESSAGES.clear | typeof WORKER_MESSAGES.skipWaiting };

/** Types of its replies, on the message's port: every file is cached, or not every file (any more). */
export const WORKER_REPLIES = {
  ready: 'ASSET_CACHE_READY',
  notReady: 'ASSET_CACHE_FLUSHED',
} as const;

export type WorkerReply = (typeof WORKER_REPLIES)[keyof typeof WORKER_REPLIES];

/** Time for which a page waits for a reply, in ms. */
export const WORKER_TIMEOUT_MS = 15_000;

/** Caches that hold what the build made; `CLEAR_ASSET_CACHE` deletes them. */
export const ASSET_CACHES = {
  files: 'site-files',
  /** The worker's state (`web/site/worker/state.ts`). */
  builds: 'site-builds',
  media: 'site-media',
} as const;

/** Cache that the pages keep themselves: the last answers of `/api/content`. */
export const CONTENT_CACHE = 'site-content';
