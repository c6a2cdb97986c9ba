/** The service worker: serves the pages and files of its build offline (docs/updates.md). */

import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { entryAt } from '#model/content/paths.ts';
import { isRecord } from '#model/is-record.ts';
import { isPublishedPicture } from '#model/pictures/media.ts';
import { LATEST_BUILD_URL, latestBuildId, pagePath } from '#model/updates/builds.ts';
import { ASSET_CACHES, WORKER_MESSAGES, WORKER_REPLIES } from '#model/updates/service-worker.ts';
import { isLocale, splitPath } from '#studio/locale.ts';
import {
  type BuildFiles,
  type PrecacheScope,
  layoutOf,
  isImmutable,
  cachedPayload,
} from './build-files.ts';
import { cacheEntryPayload, cachedEntryPayload } from './cached-entries.ts';
import { clearPrecache, isPrecached, precache } from './precache.ts';
import { servePage } from './serve-page.ts';
import { readState, updateState, visitorLocale } from './state.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_FILES: BuildFiles;

const build = BUILD_FILES;

const MAX_IMAGES = 60;

// Takes over when no page is open, or hidden for 2 s (docs/updates.md).
clientsClaim();

// The poll for the latest build never comes from a cache.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === LATEST_BUILD_URL,
  async ({ request, event }) => {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(recordLatestBuild(response.clone()));
    return response;
  },
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media|__)\//.test(url.pathname),
  ({ request, event }) => servePage(request, build, event as FetchEvent),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/_payload.json'),
  ({ request, url, event }) => servePayload(request, url, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPublishedPicture(url.pathname),
  new CacheFirst({
    cacheName: ASSET_CACHES.media,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheDidUpdate: async () => {
          const cache = await caches.open(ASSET_CACHES.media);
          const requests = await cache.keys();
          await Promise.all(requests.slice(0, -MAX_IMAGES).map((request) => cache.delete(request)));
        },
        // Offline, another size or format of the image is better than none.
        handlerDidError: async ({ request }) => {
          const folder = request.url.slice(0, request.url.lastIndexOf('/') + 1);
          const cache = await caches.open(ASSET_CACHES.media);
          const other = (await cache.keys()).find(({ url }) => url.startsWith(folder));
          return other && (await cache.match(other, { ignoreVary: true }));
        },
      },
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname + url.search),
  new CacheFirst({
    cacheName: ASSET_CACHES.files,
    matchOptions: { ignoreVary: true },
    // Cached files are checked already (`precache.ts`).
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
);
// Replies go to the message's port (`model/updates/service-worker.ts`).
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isRecord(message)) return;
  if (message['type'] === WORKER_MESSAGES.skipWaiting) return event.waitUntil(self.skipWaiting());
  const result = handle(message);
  if (!result) return;
  event.waitUntil(
    result
      .catch(() => false)
      .then((isReady) => {
        const type = isReady ? WORKER_REPLIES.ready : WORKER_REPLIES.notReady;
        (event.ports[0] ?? event.source)?.postMessage({ type });
      }),
  );
});

/** The build's payload, or else the site's; offline the build's, whose shell the page checks. */
async function servePayload(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const path = url.pathname.replace(/\/_payload\.json$/, '');
  if (entryAt(path)) {
    try {
      const response = await fetch(request);
      const { scope } = await readState();
      event.waitUntil(cacheEntryPayload(path, scope?.locale ?? 'en', response.clone()));
      return response;
    } catch {
      return (await cachedEntryPayload(path)) ?? Response.error();
    }
  }
  const cached = cachedPayload(build, url);
  const find = async () =>
    cached &&
    (await (await caches.open(ASSET_CACHES.files)).match(cached.key, { ignoreVary: true }));
  const found = cached?.isCurrent ? await find() : null;
  return found ?? fetch(request).catch(async () => (await find()) ?? Response.error());
}

async function recordLatestBuild(response: Response): Promise<void> {
  const id = latestBuildId(await response.json().catch(() => null));
  if (id !== null) await updateState((state) => ({ ...state, latest: { id, at: Date.now() } }));
}

type UncheckedMessage = Readonly<Record<string, unknown>>;

function handle(message: UncheckedMessage): Promise<boolean> | null {
  switch (message['type']) {
    case WORKER_MESSAGES.ensure:
      return ensure(message);
    case WORKER_MESSAGES.status:
      return storeScope(message).then((part) => isPrecached(build, part));
    case WORKER_MESSAGES.clear:
      return clearPrecache().then(() => false);
    default:
      return null;
  }
}

function ensure(message: UncheckedMessage): Promise<boolean> {
  const { priorityUrls, saveData } = message;
  const urls = Array.isArray(priorityUrls) ? priorityUrls.map(String) : [];
  return precache(build, storeScope(message), urls, saveData === true);
}

async function storeScope({ locale, path, phone }: UncheckedMessage): Promise<PrecacheScope> {
  const before = (await readState()).scope;
  const scope = {
    locale: isLocale(locale) ? locale : await visitorLocale({ pathname: '', search: '' }),
    layout:
      typeof path === 'string'
        ? layoutOf(build, pagePath(splitPath(path).path), phone === true)
        : (before?.layout ?? 'desktop'),
  };
  await updateState((state) => ({ ...state, scope }));
  return scope;
}
