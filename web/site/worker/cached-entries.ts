import { payloadPath } from '#model/updates/builds.ts';
import { CONTENT_CACHE } from '#model/updates/service-worker.ts';
import { type Locale, languagePath, localizedPath, LOCALES } from '#studio/locale.ts';

/** Pages and payloads of 60 posts and projects that were read, the latest last. */
const MAX_CACHED = 120;

const open = () => caches.open(CONTENT_CACHE);

async function put(key: string, response: Response): Promise<void> {
  const cache = await open();
  // Deleted first, so that it becomes the last one.
  await cache.delete(key);
  await cache.put(key, response);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -MAX_CACHED).map((request) => cache.delete(request)));
}

/** Deletes withdrawn content, which is not to be read offline. */
async function forget(path: string): Promise<void> {
  const cache = await open();
  const keys = [payloadPath(path), ...LOCALES.map((locale) => languagePath(path, locale))];
  await Promise.all(keys.map((key) => cache.delete(key)));
}

const find = async (key: string) => (await open()).match(key, { ignoreVary: true });

export async function cachePage(path: string, locale: Locale, response: Response): Promise<void> {
  if (response.status === 404) return forget(path);
  if (response.ok) await put(languagePath(path, locale), response);
}

export const cachedEntryPage = (path: string, locale: Locale) => find(languagePath(path, locale));

/** Caches the page too, which a reload needs. */
export async function cacheEntryPayload(
  path: string,
  locale: Locale,
  response: Response,
): Promise<void> {
  if (response.status === 404) return forget(path);
  if (!response.ok) return;
  await put(payloadPath(path), response);
  if (await cachedEntryPage(path, locale)) return;
  await cachePage(path, locale, await fetch(localizedPath(path, locale)));
}

export const cachedEntryPayload = (path: string) => find(payloadPath(path));
