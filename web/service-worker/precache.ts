import { ASSET_CACHES } from '../../model/service-worker.ts';
import type { Locale } from '../../model/locale.ts';
import type { BuildFiles, Entry } from './build-files.ts';
import { entriesInOrder, isImmutable, pageKey } from './build-files.ts';
import { updateState, resetState, readState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/** Requests at a time: enough to be done soon, few enough to leave the connection to the page. */
const LANES = 4;

/** Counts up with every clearing, which ends a filling that is under way. */
let clearings = 0;
let filling: Promise<boolean> | null = null;

/** Deletes everything cached; the previous build's files too. */
export async function clearAll(): Promise<void> {
  clearings += 1;
  filling = null;
  await Promise.all([caches.delete(ASSET_CACHES.files), caches.delete(ASSET_CACHES.media)]);
  await resetState();
}

/** True where every file of the build is cached. */
export async function isComplete({ id }: BuildFiles): Promise<boolean> {
  if (!(await readState()).builds.some((build) => build.id === id)) return false;
  // The browser may have cleared the files under pressure, and not the memory.
  return caches.has(ASSET_CACHES.files);
}

/**
 * Fetches whatever of the build is not cached yet. Pages that ask at the same time share one filling.
 * @returns whether everything is there now
 */
export function precacheAll(
  build: BuildFiles,
  priorityUrls: readonly string[],
  locale: Locale,
): Promise<boolean> {
  filling ??= fill(build, entriesInOrder(build, priorityUrls, locale)).finally(() => {
    filling = null;
  });
  return filling;
}

async function fill(build: BuildFiles, entries: Entry[]): Promise<boolean> {
  const begun = clearings;
  const startedAt = Date.now();
  try {
    const cache = await caches.open(ASSET_CACHES.files);
    const present = new Set((await cache.keys()).map(({ url }) => toAddress(url)));
    const queue = entries.filter(({ key }) => !present.has(key));
    const servedNow = queue.some(({ locale }) => locale !== undefined);
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (let entry = queue.shift(); entry; entry = queue.shift()) {
          const response = await fetchEntry(entry);
          if (begun !== clearings) throw new Error('Cleared meanwhile');
          await cache.put(entry.key, response);
        }
      }),
    );
    await noteComplete(build, entries);
    if (servedNow) await noteServed(build.id, startedAt);
    return true;
  } catch (error) {
    // Half a cache in a full storage would only take room from what the visitor stores.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await clearAll();
    return false;
  }
}

/**
 * Fetches one file; `integrity` makes sure that it is this build's, whatever was deployed meanwhile and
 * whatever a proxy answers. Pages come from their own address in the language asked for (Hosting's i18n),
 * and where that is not what arrives, from their place below `/localized/`.
 */
async function fetchEntry({ url, digest, locale }: Entry): Promise<Response> {
  const integrity = `sha256-${digest}`;
  if (!locale) {
    return checked(
      await fetch(url, { integrity, cache: isImmutable(url) ? 'default' : 'no-cache' }),
    );
  }
  // Without cookies: the language cookie would overrule the header.
  const options = { integrity, cache: 'no-store', credentials: 'omit' } as const;
  try {
    return checked(await fetch(url, { ...options, headers: { 'Accept-Language': locale } }));
  } catch {
    return checked(await fetch(`/localized/${locale}${url === '/' ? '' : url}`, options));
  }
}

/** A response that came by way of a redirect cannot answer a navigation: it is copied. */
function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  if (!response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

/** The server has just given this build's own pages, so at that time it was the latest. */
async function noteServed(id: string, at: number): Promise<void> {
  await updateState((memory) =>
    memory.latest && memory.latest.at > at ? memory : { ...memory, latest: { id, at } },
  );
}

/**
 * Adds pictures of content, one after another; one that cannot be had is left out. What is missing once another
 * worker waits is left to that one, which cannot come while this one is busy.
 */
export async function keepPictures({ pictures }: BuildFiles): Promise<void> {
  const cache = await caches.open(ASSET_CACHES.media);
  for (const url of pictures) {
    if (self.registration.waiting) return;
    const known = await cache.match(url, { ignoreVary: true });
    if (!known) await cache.add(url).catch(() => undefined);
  }
}

/** Notes the build as complete, keeps the one before it for pages still open, and deletes the rest. */
async function noteComplete({ id, pages }: BuildFiles, entries: Entry[]): Promise<void> {
  const record = {
    id,
    at: Date.now(),
    keys: entries.map(({ key }) => key),
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, { en, id: indonesian }]) => [
        path,
        { en: pageKey(path, 'en', en), id: pageKey(path, 'id', indonesian) },
      ]),
    ),
  };
  await updateState((memory) => ({
    ...memory,
    builds: [record, ...memory.builds.filter((build) => build.id !== id).slice(0, 1)],
  }));
  const kept = new Set((await readState()).builds.flatMap(({ keys }) => keys));
  const cache = await caches.open(ASSET_CACHES.files);
  for (const request of await cache.keys()) {
    if (!kept.has(toAddress(request.url))) await cache.delete(request);
  }
}

function toAddress(url: string): string {
  return url.slice(location.origin.length);
}
