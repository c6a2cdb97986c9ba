/** The service worker at `/service-worker.js`: serves the pages and files of its build offline (docs/updates.md). */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { entryAt } from '../../model/content/paths.ts';
import { MEDIA_FOLDER } from '../../model/pictures/media.ts';
import { ASSET_CACHES, LATEST_BUILD_URL, pagePath } from '../../model/updates/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { isImmutable, pageDigest } from './build-files.ts';
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

// Requests without a route go to the network unchanged: `/api/`, admin pages, other origins.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === LATEST_BUILD_URL,
  fetchLatestBuild,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPublicPage(url.pathname),
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

/** Pages of the build, and those that a function renders: below `/blog/`, and of projects. */
function isPublicPage(pathname: string): boolean {
  const path = pagePath(pathname);
  return (
    pageDigest(build, path, 'en') !== undefined ||
    path.startsWith('/blog/') ||
    entryAt(path) !== null
  );
}
