import { DAY_MS } from '../../model/time-zone.ts';

/** What the choice between cache and network depends on. */
export interface PageRequest {
  /** Id of the worker's own build. */
  ownId: string;
  /** Whether every file of the own build is cached. */
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
