/**
 * The worker that ends all workers: deployed at `/service-worker.js` in place of the other one, it deletes
 * every cache of the site and unregisters itself (docs/kill-switch.md). Open pages go on from the network.
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
