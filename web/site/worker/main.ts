/** The service worker at `/service-worker.js`: serves the pages and files of its build offline (docs/updates.md). */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isPublishedPicture } from '#model/pictures/media.ts';
import { ASSET_CACHES, LATEST_BUILD_URL, latestBuildId } from '#model/updates/service-worker.ts';
import { type BuildFiles, isImmutable } from './build-files.ts';
import { handleMessages } from './message-handler.ts';
import { servePage } from './serve-page.ts';
import { updateState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;
/** Replaced as text by `renderSite`. */
declare const BUILD_FILES: BuildFiles;

const build = BUILD_FILES;

const MAX_IMAGES = 60;

// Activates when no page is open, or a page has been hidden for 2 s (docs/updates.md).
clientsClaim();

// Without a route, requests go to the network unchanged. The poll for the latest build never comes from a cache; its
// id is read.
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
  ({ request }) => servePage(request, build),
);
// Images never change under their address.
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
    // What is cached is checked (`precache.ts`).
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
);
handleMessages(self, build);

async function recordLatestBuild(response: Response): Promise<void> {
  // A proxy's page is no JSON.
  const id = latestBuildId(await response.json().catch(() => null));
  if (id !== null) await updateState((state) => ({ ...state, latest: { id, at: Date.now() } }));
}
