/** Seconds for which the CDN keeps content: with the instance's memory under a minute from a change to the last visitor. */
const CDN_SECONDS = 30;

/**
 * The `Cache-Control` of content. No cache keeps it beyond the moment at which a scheduled text changes it, and none
 * uses it while it asks again (`stale-while-revalidate`): what was withdrawn would be shown once more.
 * @param browserSeconds for which browsers keep it
 * @param changesAt milliseconds since 1970, or null where nothing is scheduled
 * @param cdnSeconds for which the CDN keeps it
 */
export function sharedCacheControl(
  browserSeconds: number,
  changesAt: number | null,
  now: number,
  cdnSeconds = CDN_SECONDS,
): string {
  const seconds = changesAt === null ? Infinity : Math.ceil((changesAt - now) / 1000);
  // An instance gives its last answer beyond that moment while the database fails.
  const left = Math.max(0, seconds);
  const browser = Math.min(browserSeconds, left);
  return `public, max-age=${browser}, s-maxage=${Math.min(cdnSeconds, left)}`;
}
