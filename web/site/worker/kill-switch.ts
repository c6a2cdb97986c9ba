/**
 * The worker that removes the site's service worker: deployed at `/service-worker.js` in its place, it deletes every
 * cache of the site and unregisters itself (docs/updates.md, "Removing the service worker"). Open pages then use the network.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
