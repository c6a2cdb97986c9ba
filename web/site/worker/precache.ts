import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { splitPath } from '#studio/locale.ts';
import { type BuildFiles, type PrecacheScope, type PrecacheFile, filesOf } from './build-files.ts';
import { readState, resetState, updateState } from './state.ts';

/** Few enough to leave the connection to the page. */
const CONCURRENCY = 4;

let clearCount = 0;
let last: Promise<unknown> = Promise.resolve();

export async function clearPrecache(): Promise<void> {
  clearCount += 1;
  last = Promise.resolve();
  await Promise.all([caches.delete(ASSET_CACHES.files), caches.delete(ASSET_CACHES.media)]);
  await resetState();
}

export async function isPrecached(build: BuildFiles, scope: PrecacheScope): Promise<boolean> {
  const { builds } = await readState();
  const keys = new Set(builds.find(({ id }) => id === build.id)?.keys);
  if (!filesOf(build, scope).every(({ key }) => keys.has(key))) return false;
  // The browser may have evicted the files, but not the state.
  return caches.has(ASSET_CACHES.files);
}

/**
 * @param shellOnly only files of the open page
 * @returns whether every file is cached now
 */
export function precache(
  build: BuildFiles,
  storedScope: Promise<PrecacheScope>,
  openUrls: readonly string[],
  shellOnly: boolean,
): Promise<boolean> {
  const clearCountAtStart = clearCount;
  const run = last.then(async () => {
    const scope = await storedScope;
    if ((await readState()).gone === build.id) return false;
    const files = filesOf(build, scope, openUrls).filter(({ isOpen }) => isOpen || !shellOnly);
    try {
      await fetchMissing(files, () => clearCount !== clearCountAtStart);
      if (!shellOnly) await recordPrecached(build.id, files);
      return await isPrecached(build, scope);
    } catch (error) {
      // An incomplete cache would only take space from the visitor's own data.
      if (error instanceof DOMException && error.name === 'QuotaExceededError')
        await clearPrecache();
      if (error instanceof GoneError) await updateState((state) => ({ ...state, gone: build.id }));
      return false;
    }
  });
  last = run;
  return run;
}

async function fetchMissing(
  files: readonly PrecacheFile[],
  isStopped: () => boolean,
): Promise<void> {
  const cache = await caches.open(ASSET_CACHES.files);
  const cached = new Set((await cache.keys()).map(({ url }) => toKey(url)));
  const queue = files.filter(({ key }) => !cached.has(key));
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const response = await fetchFile(file);
        if (isStopped()) throw new Error('The cache was cleared meanwhile');
        await cache.put(file.key, response);
      }
    }),
  );
}

/** Fetches a file of this build; below `/localized/` if the page's address answers another language. */
async function fetchFile(file: PrecacheFile): Promise<Response> {
  const { url, digest, locale, isOpen } = file;
  const integrity = `sha256-${digest}`;
  if (!locale) {
    const get = (cache: RequestCache) => fetch(url, { integrity, cache });
    return checkResponse(await get('force-cache').catch(() => get('reload')));
  }
  try {
    const response = await fetch(url, {
      cache: isOpen ? 'force-cache' : 'no-store',
      credentials: 'omit',
      headers: isOpen ? {} : { 'Accept-Language': locale },
    });
    return await checkPage(response, digest, locale);
  } catch {
    const { path } = splitPath(url);
    const address = `/localized/${locale}${path === '/' ? '' : path}`;
    return checkPage(await fetch(address, { cache: 'reload' }), digest, locale);
  }
}

/** Whole, in its language, and with the payload of this build. */
async function checkPage(response: Response, id: string, locale: string): Promise<Response> {
  const { headers } = checkResponse(response);
  const html = await response.text();
  const isPage = html.includes(`_payload.json?${id}"`) && html.includes(` data-served="${locale}"`);
  if (!isPage || !html.endsWith('</html>')) throw new GoneError(`${response.url} is another page`);
  return new Response(html, { headers });
}

class GoneError extends Error {}

/** A redirected response cannot answer a navigation. */
function checkResponse(response: Response): Response {
  if (response.status === 404) throw new GoneError(`${response.url} is gone`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  if (!response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

/** Keeps this build and the one before in the record; the files of older ones are then deleted. */
async function recordPrecached(id: string, files: readonly PrecacheFile[]): Promise<void> {
  await updateState(({ builds, ...state }) => {
    const before = builds.find((build) => build.id === id)?.keys ?? [];
    const keys = [...new Set([...before, ...files.map(({ key }) => key)])];
    return {
      ...state,
      builds: [{ id, keys }, ...builds.filter((build) => build.id !== id).slice(0, 1)],
    };
  });
  const kept = new Set((await readState()).builds.flatMap(({ keys }) => keys));
  const cache = await caches.open(ASSET_CACHES.files);
  for (const request of await cache.keys()) {
    if (!kept.has(toKey(request.url))) await cache.delete(request);
  }
}

function toKey(url: string): string {
  return url.slice(location.origin.length);
}
