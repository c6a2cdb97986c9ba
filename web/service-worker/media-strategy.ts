import { CacheFirst } from 'workbox-strategies';
import { ASSET_CACHES } from '../../model/service-worker.ts';

/** Pictures kept; the oldest go first. */
const AT_MOST = 60;

/** Pictures of content, each of which never changes: those once seen are there offline too. */
export const mediaStrategy = new CacheFirst({
  cacheName: ASSET_CACHES.media,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheDidUpdate: async () => {
        const cache = await caches.open(ASSET_CACHES.media);
        const requests = await cache.keys();
        await Promise.all(requests.slice(0, -AT_MOST).map((request) => cache.delete(request)));
      },
      // Offline, another size or format of the same picture is better than none.
      handlerDidError: async ({ request }) => {
        const folder = request.url.slice(0, request.url.lastIndexOf('/') + 1);
        const cache = await caches.open(ASSET_CACHES.media);
        const other = (await cache.keys()).find(({ url }) => url.startsWith(folder));
        return other && (await cache.match(other, { ignoreVary: true }));
      },
    },
  ],
});
