import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies';
import { ASSET_CACHES } from '../../model/service-worker.ts';
import type { Locale } from '../../model/locale.ts';
import type { BuildFiles } from './build-files.ts';
import { pageKey } from './build-files.ts';
import { pagePath, pageSource } from './page-source.ts';
import { isComplete } from './precache.ts';
import { readState } from './state.ts';
import { offlinePage } from './offline-page.ts';
import { visitorLocale } from './visitor-locale.ts';

/** How long the network may take while there is a page in the cache. */
const PATIENCE_MS = 4000;

/** Answers navigations to public pages: see `pageSource`. */
export class PageStrategy extends Strategy {
  readonly #build: BuildFiles;

  constructor(build: BuildFiles) {
    super({ cacheName: ASSET_CACHES.files });
    this.#build = build;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const locale = await visitorLocale(url.search);
    const cached = await this.#cachedPage(pagePath(url.pathname), locale);
    const { latest } = await readState();
    const source = pageSource(
      {
        ownId: this.#build.id,
        complete: await isComplete(this.#build),
        latest,
        reload: request.cache === 'no-cache' || request.cache === 'reload',
      },
      Date.now(),
    );
    if (source === 'cache' && cached) return cached;
    return fromNetwork(request, handler, cached, locale);
  }

  /** The page in the newest build that is whole; only where none is, from one still being fetched. */
  async #cachedPage(path: string, locale: Locale): Promise<Response | undefined> {
    const { builds } = await readState();
    const own = builds.filter(({ id }) => id === this.#build.id);
    const digest = this.#build.pages[path]?.[locale];
    const keys = [...own, ...builds].map(({ pages }) => pages[path]?.[locale]);
    if (digest) keys.push(pageKey(path, locale, digest));
    const cache = await caches.open(ASSET_CACHES.files);
    for (const key of keys) {
      const page = key && (await cache.match(key, { ignoreVary: true }));
      if (page) return page;
    }
    return undefined;
  }
}

async function fromNetwork(
  request: Request,
  handler: StrategyHandler,
  cached: Response | undefined,
  locale: Locale,
): Promise<Response> {
  const answer = handler.fetch(request).then(
    (response) => (response.status >= 500 && cached ? cached : response),
    () => cached ?? offlinePage(locale),
  );
  if (!cached) return answer;
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, cached));
  return Promise.race([answer, patience]);
}
