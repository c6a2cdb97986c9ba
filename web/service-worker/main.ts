/** The service worker at `/service-worker.js`: serves the pages and files of its build offline (docs/updates.md). */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { MEDIA_FOLDER } from '../../model/pictures/media.ts';
import { ASSET_CACHES, LATEST_BUILD_URL } from '../../model/updates/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { isImmutable } from './build-files.ts';
import { fetchLatestBuild } from './latest-build.ts';
import { handleMessages } from './message-handler.ts';
import { serveMedia } from './serve-media.ts';
import { servePage } from './serve-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the build. */
declare const BUILD_FILES: BuildFiles;

const build = BUILD_FILES;

// It activates when no page is open, or when a page has been hidden for 2 s (docs/updates.md, "Why a new worker waits").
clientsClaim();

// Requests without a route go to the network unchanged: `/api/`, what Firebase serves below `/__/`, other origins.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === LATEST_BUILD_URL,
  fetchLatestBuild,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media|__)\//.test(url.pathname),
  ({ request }) => servePage(request, build),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`/${MEDIA_FOLDER}/`),
  serveMedia,
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
