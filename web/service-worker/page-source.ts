/** What the worker knows when a page is asked for. */
export interface CacheState {
  /** Id of the worker's own build. */
  ownId: string;
  /** Whether all of the own build is in the cache. */
  complete: boolean;
  /** The latest build that any page has heard of, and when, in milliseconds since 1970. */
  latest: { id: string; at: number } | null;
  /** The visitor asks for the page anew. */
  reload: boolean;
}

/** How long the word of `/builds/latest.json` is good for. */
const TRUST_MS = 24 * 60 * 60_000;

/**
 * Where a page comes from first. From the cache only while all of its build is there and that build was
 * the latest one within the last day; otherwise from the network, and from the cache where there is none
 * (docs/decisions/0020).
 */
export function pageSource(known: CacheState, now: number): 'cache' | 'network' {
  const { ownId, complete, latest, reload } = known;
  if (reload || !complete || latest?.id !== ownId) return 'network';
  const age = now - latest.at;
  return age >= 0 && age < TRUST_MS ? 'cache' : 'network';
}

/** The path under which a page is kept: a closing slash and the query make no difference. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
