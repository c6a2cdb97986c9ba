import { entryAt } from '#model/content/paths.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { pagePath } from '#model/updates/builds.ts';
import { ASSET_CACHES, PAGE_CHANGED } from '#model/updates/service-worker.ts';
import { type Bilingual, type Locale, localizedPath, splitPath } from '#studio/locale.ts';
import { type BuildFiles, pageAddress, pageId } from './build-files.ts';
import { cachePage, cachedEntryPage } from './cached-entries.ts';
import { readState, updateState, visitorLocale } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/** A slow network then loses to the cache. */
const NETWORK_TIMEOUT_MS = 4000;

/**
 * Serves from the cache while it is complete and was the latest within a day
 * (docs/decisions/cached-pages-come-from-one-shell.md). The page is told if the network has another one.
 */
export async function servePage(
  request: Request,
  build: BuildFiles,
  event: FetchEvent,
): Promise<Response> {
  const url = new URL(request.url);
  const locale = await visitorLocale(url);
  const path = pagePath(splitPath(url.pathname).path);
  const cached = await cachedPage(build, path, locale);
  const { builds, latest } = await readState();
  const own = builds.find(({ id }) => id === build.id);
  const isPrecached = own?.keys.some(isPage(build, path, locale)) === true;
  const isLatest = latest?.id === build.id && Date.now() - latest.at < DAY_MS;
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  const isEntry = entryAt(path) !== null;
  const fetched = fetch(request).then(
    (response) => {
      if (isEntry) event.waitUntil(cachePage(path, locale, response.clone()));
      return response.status >= 500 && cached ? cached : response;
    },
    async () =>
      cached ??
      (isEntry ? await cachedEntryPage(path, locale) : undefined) ??
      (await desktopTwin(path, build, locale)) ??
      offlinePage(locale),
  );
  if (!cached) return fetched;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS, cached);
  });
  const isCurrent = isPrecached && isLatest && !isReload;
  const served = isCurrent ? cached : await Promise.race([fetched, timeout]);
  if (served === cached) {
    const shown = cached.clone();
    event.waitUntil(
      fetched.then((current) => (current === cached ? undefined : compare(event, shown, current))),
    );
  }
  return served;
}

/** Tells the page if the site has another one by now. A proxy's page names no payload. */
async function compare(
  { resultingClientId }: FetchEvent,
  shown: Response,
  current: Response,
): Promise<void> {
  const payloadOf = async (page: Response) =>
    /data-payload="[^"]+"/.exec(await page.text())?.[0] ?? null;
  const payload = await payloadOf(current);
  if (payload === null || payload === (await payloadOf(shown))) return;
  await updateState((state) => ({ ...state, latest: null }));
  (await self.clients.get(resultingClientId))?.postMessage({ type: PAGE_CHANGED });
}

const isPage = (build: BuildFiles, path: string, locale: Locale) => (key: string) =>
  key.startsWith(pageAddress(build, path, locale));

/** The page of this build, or of the newest complete one. */
async function cachedPage(
  build: BuildFiles,
  path: string,
  locale: Locale,
): Promise<Response | undefined> {
  const { builds } = await readState();
  const id = pageId(build, path);
  const keys = builds.flatMap((one) => one.keys.filter(isPage(build, path, locale)));
  if (id) keys.unshift(pageAddress(build, path, locale) + id);
  const cache = await caches.open(ASSET_CACHES.files);
  for (const key of keys) {
    const page = await cache.match(key, { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/** The installed app begins at `/m/home`, on a laptop too, which keeps the pages for desktops. */
async function desktopTwin(
  path: string,
  build: BuildFiles,
  locale: Locale,
): Promise<Response | undefined> {
  const twin = build.twins[build.aliases[path] ?? path];
  if (twin === undefined || !(await cachedPage(build, twin, locale))) return undefined;
  return Response.redirect(localizedPath(twin, locale));
}

declare const OFFLINE_PAGE_STYLES: string;

const t: Bilingual<{ title: string; text: string; home: string }> = {
  en: {
    title: 'You are offline',
    text: 'This page is not kept on your device. It opens as soon as you are connected again.',
    home: 'To the home page',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini belum tersimpan di perangkat Anda. Halaman akan terbuka begitu Anda terhubung lagi.',
    home: 'Ke beranda',
  },
};

function offlinePage(locale: Locale): Response {
  const { title, text, home } = t[locale];
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${OFFLINE_PAGE_STYLES}</style><body><main><h1>${title}</h1><p>${text}</p><p><a class="button" href="${localizedPath('/', locale)}">${home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
