import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { splitPath } from '#studio/locale.ts';
import { type BuildFiles, type Part, type PrecacheFile, filesOf } from './build-files.ts';
import { readState, resetState, updateState } from './state.ts';

/** Few enough to leave the connection to the page. */
const CONCURRENCY = 4;

/** A clear ends running precaching. */
let clearCount = 0;
/** Pages that ask at the same time wait for each other. */
let last: Promise<unknown> = Promise.resolve();

export async function clearPrecache(): Promise<void> {
  clearCount += 1;
  last = Promise.resolve();
  await Promise.all([caches.delete(ASSET_CACHES.files), caches.delete(ASSET_CACHES.media)]);
  await resetState();
}

export async function isPrecached(build: BuildFiles, part: Part): Promise<boolean> {
  const { builds } = await readState();
  const keys = new Set(builds.find(({ id }) => id === build.id)?.keys);
  if (!filesOf(build, part).every(({ key }) => keys.has(key))) return false;
  // The browser may have evicted the files, but not the state.
  return caches.has(ASSET_CACHES.files);
}

/**
 * @param shellOnly only files of the open page
 * @returns whether every file is cached now
 */
export function precache(
  build: BuildFiles,
  part: Part,
  openUrls: readonly string[],
  shellOnly: boolean,
): Promise<boolean> {
  const clearCountAtStart = clearCount;
  const run = last.then(async () => {
    const files = filesOf(build, part, openUrls).filter(({ isOpen }) => isOpen || !shellOnly);
    try {
      await fetchMissing(files, () => clearCount !== clearCountAtStart);
      if (!shellOnly) await recordPrecached(build.id, files);
      return await isPrecached(build, part);
    } catch (error) {
      // An incomplete cache would only take space from the visitor's own data.
      if (error instanceof DOMException && error.name === 'QuotaExceededError')
        await clearPrecache();
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

/** `integrity`: this build's file. Below `/localized/` if the page's address answers another language. */
async function fetchFile({ url, digest, locale, isOpen }: PrecacheFile): Promise<Response> {
  const integrity = `sha256-${digest}`;
  try {
    return checkResponse(
      await fetch(url, {
        integrity,
        cache: locale && !isOpen ? 'no-store' : 'force-cache',
        ...(locale && {
          credentials: 'omit',
          headers: isOpen ? {} : { 'Accept-Language': locale },
        }),
      }),
    );
  } catch {
    const { path } = splitPath(url);
    const address = locale ? `/localized/${locale}${path === '/' ? '' : path}` : url;
    return checkResponse(await fetch(address, { integrity, cache: 'reload' }));
  }
}

/** A redirected response cannot answer a navigation. */
function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  if (!response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

/** All builds but the one before go. */
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
