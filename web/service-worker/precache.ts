import type { Locale } from '../../model/locale.ts';
import { ASSET_CACHES } from '../../model/updates/service-worker.ts';
import type { BuildFiles, PrecacheFile } from './build-files.ts';
import { filesInOrder, isImmutable, pageKey } from './build-files.ts';
import { readState, resetState, updateState } from './state.ts';

/** Number of requests at a time: few enough to leave the connection to the page. */
const CONCURRENCY = 4;

/** Counts the calls of `clearPrecache`; each one ends a precaching that is under way. */
let clearCount = 0;
let running: Promise<boolean> | null = null;

/** Deletes everything cached; the previous build's files too. */
export async function clearPrecache(): Promise<void> {
  clearCount += 1;
  running = null;
  await Promise.all([caches.delete(ASSET_CACHES.files), caches.delete(ASSET_CACHES.media)]);
  await resetState();
}

/** True where every file of the build is cached. */
export async function isPrecached({ id }: BuildFiles): Promise<boolean> {
  if (!(await readState()).builds.some((build) => build.id === id)) return false;
  // The browser may have deleted the files for lack of space, but not the state.
  return caches.has(ASSET_CACHES.files);
}

/**
 * Fetches every file of the build that is not cached yet. Pages that ask at the same time share one run.
 * @param saveData true fetches nothing, or where this worker has cleared the cache, only what the open page consists of
 * @returns whether every file is cached now
 */
export function precache(
  build: BuildFiles,
  priorityUrls: readonly string[],
  locale: Locale,
  saveData: boolean,
): Promise<boolean> {
  if (saveData && clearCount === 0) return isPrecached(build);
  const files = filesInOrder(build, priorityUrls, locale, saveData);
  running ??= fetchAll(build, files, saveData).finally(() => {
    running = null;
  });
  return running;
}

async function fetchAll(
  build: BuildFiles,
  files: PrecacheFile[],
  minimum: boolean,
): Promise<boolean> {
  const clearCountAtStart = clearCount;
  const startedAt = Date.now();
  try {
    const cache = await caches.open(ASSET_CACHES.files);
    const cached = new Set((await cache.keys()).map(({ url }) => toKey(url)));
    const queue = files.filter(({ key }) => !cached.has(key));
    const fetchesPages = queue.some(({ locale }) => locale !== undefined);
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          const response = await fetchFile(file);
          if (clearCountAtStart !== clearCount) throw new Error('The cache was cleared meanwhile');
          await cache.put(file.key, response);
        }
      }),
    );
    if (minimum) return false;
    await recordPrecached(build, files);
    if (fetchesPages) await recordServed(build.id, startedAt);
    return true;
  } catch (error) {
    // With the storage full, an incomplete cache would only take space from the visitor's own data.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await clearPrecache();
    return false;
  }
}

/**
 * Fetches one file. `integrity` ensures that it is this build's, whatever was deployed meanwhile and whatever a proxy
 * answers. Pages are fetched from their own address in the language asked for (Hosting's i18n), and where the response
 * is not that page, from their file below `/localized/`.
 */
async function fetchFile({ url, digest, locale }: PrecacheFile): Promise<Response> {
  const integrity = `sha256-${digest}`;
  if (!locale) {
    const cache = isImmutable(url) ? 'default' : 'no-cache';
    return checkResponse(await fetch(url, { integrity, cache }));
  }
  // Without cookies: the language cookie would override the header.
  const options = { integrity, cache: 'no-store', credentials: 'omit' } as const;
  try {
    return checkResponse(await fetch(url, { ...options, headers: { 'Accept-Language': locale } }));
  } catch {
    return checkResponse(await fetch(`/localized/${locale}${url === '/' ? '' : url}`, options));
  }
}

/** A redirected response cannot answer a navigation: it is copied. */
function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  if (!response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

/** The server has just served this build's own pages, so at that time it was the latest. */
async function recordServed(id: string, at: number): Promise<void> {
  await updateState((state) =>
    state.latest && state.latest.at > at ? state : { ...state, latest: { id, at } },
  );
}

/**
 * Caches images of content, one after another; missing ones are left out.
 * @param isReplaced true once another worker waits: that one caches the rest, and cannot activate while this one is busy
 */
export async function precacheImages(
  { images }: BuildFiles,
  isReplaced: () => boolean,
): Promise<void> {
  const cache = await caches.open(ASSET_CACHES.media);
  for (const url of images) {
    if (isReplaced()) return;
    const cached = await cache.match(url, { ignoreVary: true });
    if (!cached) await cache.add(url).catch(() => undefined);
  }
}

/** Records that the build is cached, keeps the one before it for pages still open, and deletes all others. */
async function recordPrecached({ id, pages }: BuildFiles, files: PrecacheFile[]): Promise<void> {
  const record = {
    id,
    keys: files.map(({ key }) => key),
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, { en, id: indonesian }]) => [
        path,
        { en: pageKey(path, 'en', en), id: pageKey(path, 'id', indonesian) },
      ]),
    ),
  };
  await updateState((state) => ({
    ...state,
    builds: [record, ...state.builds.filter((build) => build.id !== id).slice(0, 1)],
  }));
  const kept = new Set((await readState()).builds.flatMap(({ keys }) => keys));
  const cache = await caches.open(ASSET_CACHES.files);
  for (const request of await cache.keys()) {
    if (!kept.has(toKey(request.url))) await cache.delete(request);
  }
}

function toKey(url: string): string {
  return url.slice(location.origin.length);
}
