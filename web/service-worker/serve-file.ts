import { ASSET_CACHES } from '../../model/updates/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { fileKey, isImmutable } from './build-files.ts';
import { readState } from './state.ts';

/** Answers with a file of the build from the cache, and from the network while it is not cached. */
export async function serveFile(request: Request, build: BuildFiles): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = pathname + search;
  const digest = build.files[url];
  const key = digest === undefined ? url : fileKey(url, digest);
  const cache = await caches.open(ASSET_CACHES.files);
  const cached = await cache.match(key, { ignoreVary: true });
  if (cached && (isImmutable(url) || (await isLatest(build)))) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** A page of a newer build gets that build's file, which may differ under the same name. */
async function isLatest({ id }: BuildFiles): Promise<boolean> {
  const { latest } = await readState();
  return latest === null || latest.id === id;
}
