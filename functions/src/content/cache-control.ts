/** Seconds for which the CDN keeps content: with the instance's memory, 40 s from a change to the last visitor. */
const CDN_SECONDS = 30;

/**
 * The `Cache-Control` of content. No cache uses it while it asks again (`stale-while-revalidate`): what was withdrawn
 * would be shown once more.
 * @param browserSeconds for which browsers keep it
 * @param cdnSeconds for which the CDN keeps it
 */
export const sharedCacheControl = (browserSeconds: number, cdnSeconds = CDN_SECONDS): string =>
  `public, max-age=${browserSeconds}, s-maxage=${cdnSeconds}`;
