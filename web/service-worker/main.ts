/** The service worker at `/service-worker.js`: pages and files of its build offline (docs/updates.md). */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { LATEST_BUILD_URL } from '../../model/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { isImmutable } from './build-files.ts';
import { pagePath } from './page-source.ts';
import { FileStrategy } from './file-strategy.ts';
import { overhearLatestBuild } from './latest-build.ts';
import { mediaStrategy } from './media-strategy.ts';
import { listenToPages } from './message-handler.ts';
import { PageStrategy } from './page-strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in place by the build. */
declare const BUILD_FILES: BuildFiles;

const build = BUILD_FILES;

// It waits until no page is open, or a page says that nobody is looking (docs/decisions/0039).
clientsClaim();

// What no route names goes to the network untouched: `/api/`, admin pages, everything of others.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === LATEST_BUILD_URL,
  overhearLatestBuild,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPublicPage(url.pathname),
  new PageStrategy(build),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  mediaStrategy,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode !== 'navigate' &&
    (isImmutable(url.pathname + url.search) || url.pathname in build.files),
  new FileStrategy(build),
);
listenToPages(self, build);

/** Pages of the build, and below `/blog/` those that came later. */
function isPublicPage(pathname: string): boolean {
  const path = pagePath(pathname);
  return path in build.pages || path.startsWith('/blog/');
}
