import { LIST_PATHS, entryAt } from '../../model/content/paths.ts';
import type { Locale } from '../../model/locale.ts';
import { ASSET_CACHES, pagePath } from '../../model/updates/service-worker.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import type { BuildFiles } from './build-files.ts';
import { pageAddress, pageDigest } from './build-files.ts';
import { offlinePage } from './offline-page.ts';
import { readState } from './state.ts';
import { visitorLocale } from './visitor-locale.ts';

/** What the choice between cache and network depends on. */
export interface PageRequest {
  /** Id of the worker's own build. */
  ownId: string;
  /** Whether the page is of the own build, and cached with all that belongs to it. */
  precached: boolean;
  /** The latest build that a page last reported, and when, in milliseconds since 1970. */
  latest: { id: string; at: number } | null;
  /** True where the visitor reloads the page. */
  reload: boolean;
}

/** Time for which an answer of `/builds/latest.json` is used, in ms. */
const LATEST_MAX_AGE_MS = DAY_MS;

/**
 * Where a page comes from first. From the cache only while all of its build is cached and that build was the latest one
 * within the last day; otherwise from the network, and from the cache where the network fails
 * (docs/decisions/cached-pages-come-from-one-build.md).
 * @param now milliseconds since 1970
 */
export function cacheOrNetwork(
  { ownId, precached, latest, reload }: PageRequest,
  now: number,
): 'cache' | 'network' {
  if (reload || !precached || latest?.id !== ownId) return 'network';
  const age = now - latest.at;
  return age >= 0 && age < LATEST_MAX_AGE_MS ? 'cache' : 'network';
}

/** Time after which a cached page is served because the network is slow, in ms. */
const NETWORK_TIMEOUT_MS = 4000;

/** Answers a navigation, from the cache or from the network (`cacheOrNetwork`); offline with a page of the worker's own. */
export async function servePage(request: Request, build: BuildFiles): Promise<Response> {
  const url = new URL(request.url);
  const locale = await visitorLocale(url.search);
  const path = pagePath(url.pathname);
  const cached = await cachedPage(build, path, locale);
  const { builds, latest } = await readState();
  const own = builds.find(({ id }) => id === build.id);
  const source = cacheOrNetwork(
    {
      ownId: build.id,
      precached: own?.keys.some(isPage(build, path, locale)) === true,
      latest,
      reload: request.cache === 'no-cache' || request.cache === 'reload',
    },
    Date.now(),
  );
  if (source === 'cache' && cached) return cached;
  return fromNetwork(request, cached, async () => {
    return (await keptEntry(pagePath(url.pathname), build, locale)) ?? offlinePage(locale);
  });
}

const isPage = (build: BuildFiles, path: string, locale: Locale) => (key: string) =>
  key.startsWith(pageAddress(build, path, locale));

/** The page in the own build, and where it is not cached, in the newest one that is complete. */
async function cachedPage(
  build: BuildFiles,
  path: string,
  locale: Locale,
): Promise<Response | undefined> {
  const { builds } = await readState();
  const digest = pageDigest(build, path, locale);
  const keys = builds.flatMap((one) => one.keys.filter(isPage(build, path, locale)));
  if (digest) keys.unshift(pageAddress(build, path, locale) + encodeURIComponent(digest));
  const cache = await caches.open(ASSET_CACHES.files);
  for (const key of keys) {
    const page = await cache.match(key, { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/** In place of the page of a post or project, which a function renders: the document of its list, where the app shows what it kept. */
async function keptEntry(
  path: string,
  build: BuildFiles,
  locale: Locale,
): Promise<Response | undefined> {
  const entry = entryAt(path);
  if (!entry) return undefined;
  const list = LIST_PATHS[entry.kind];
  return (await cachedPage(build, list, locale)) ?? cachedPage(build, `/m${list}`, locale);
}

async function fromNetwork(
  request: Request,
  cached: Response | undefined,
  offline: () => Response | Promise<Response>,
): Promise<Response> {
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 && cached ? cached : response),
    () => cached ?? offline(),
  );
  if (!cached) return fetched;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS, cached);
  });
  return Promise.race([fetched, timeout]);
}
