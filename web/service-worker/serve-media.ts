import { CacheFirst } from 'workbox-strategies';
import { ASSET_CACHES } from '../../model/updates/service-worker.ts';

/** Number of cached images; the oldest are deleted first. */
const MAX_IMAGES = 60;

/** Images of content, which never change under their address: once loaded, they are available offline. */
export const serveMedia = new CacheFirst({
  cacheName: ASSET_CACHES.media,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheDidUpdate: async () => {
        const cache = await caches.open(ASSET_CACHES.media);
        const requests = await cache.keys();
        await Promise.all(requests.slice(0, -MAX_IMAGES).map((request) => cache.delete(request)));
      },
      // Offline, another size or format of the same image is better than none.
      handlerDidError: async ({ request }) => {
        const folder = request.url.slice(0, request.url.lastIndexOf('/') + 1);
        const cache = await caches.open(ASSET_CACHES.media);
        const other = (await cache.keys()).find(({ url }) => url.startsWith(folder));
        return other && (await cache.match(other, { ignoreVary: true }));
      },
    },
  ],
});
