import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies';
import { ASSET_CACHES } from '../../model/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { fileKey, isImmutable } from './build-files.ts';
import { readState } from './state.ts';

/** Answers requests for files of the build from the cache, and from the network while they are not in it. */
export class FileStrategy extends Strategy {
  readonly #build: BuildFiles;

  constructor(build: BuildFiles) {
    super({ cacheName: ASSET_CACHES.files });
    this.#build = build;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const digest = this.#build.files[address];
    const key = digest === undefined ? address : fileKey(address, digest);
    const cache = await caches.open(ASSET_CACHES.files);
    const cached = await cache.match(key, { ignoreVary: true });
    if (cached && (isImmutable(address) || (await this.#isLatest()))) return cached;
    try {
      return await handler.fetch(request);
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
  }

  /** A page of a newer build gets its own picture under an old name. */
  async #isLatest(): Promise<boolean> {
    const { latest } = await readState();
    return latest === null || latest.id === this.#build.id;
  }
}
