import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies';
import { ASSET_CACHES } from '../../model/releases/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { fileKey, isImmutable } from './build-files.ts';
import { readState } from './state.ts';

/** Serves files of the build from the cache, and from the network while they are not cached. */
export class FileStrategy extends Strategy {
  readonly #build: BuildFiles;

  constructor(build: BuildFiles) {
    super({ cacheName: ASSET_CACHES.files });
    this.#build = build;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const digest = this.#build.files[url];
    const key = digest === undefined ? url : fileKey(url, digest);
    const cache = await caches.open(ASSET_CACHES.files);
    const cached = await cache.match(key, { ignoreVary: true });
    if (cached && (isImmutable(url) || (await this.#isLatest()))) return cached;
    try {
      return await handler.fetch(request);
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
  }

  /** A page of a newer build gets that build's file, which may differ under the same name. */
  async #isLatest(): Promise<boolean> {
    const { latest } = await readState();
    return latest === null || latest.id === this.#build.id;
  }
}
