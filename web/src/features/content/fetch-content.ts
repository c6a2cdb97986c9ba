import type { ContentKind } from '../../../../model/content-limits.ts';
import type { PublicContent, PublicPost } from '../../../../model/api/content.ts';
import { SLUG_PATTERN } from '../../../../model/content-limits.ts';
import { removeCachedResponse, cacheResponse, cachedResponse } from './offline-cache.ts';
import { checkedItems, checkedPost } from './shape.ts';

/** How long an answer may take, in milliseconds; then what is shown stays, or the visitor is told. */
export const CONTENT_TIMEOUT_MS = 12_000;

/** There is no post at that address. */
export class PostNotFound extends Error {
  override name = 'PostMissing';
}

/** Stops when the page is left or the time is over. The function's own cache headers and ETag decide the rest. */
async function fetchText(
  path: string,
  left: AbortSignal,
): Promise<{ status: number; text: string }> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), CONTENT_TIMEOUT_MS);
  left.addEventListener('abort', () => stop.abort(), { once: true });
  try {
    const response = await fetch(path, { signal: stop.signal });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** A checked answer; where none can be had, the last good one that this browser has seen. */
async function ask<T>(path: string, left: AbortSignal, check: (answer: unknown) => T): Promise<T> {
  try {
    const { status, text } = await fetchText(path, left);
    if (status === 404) throw new PostNotFound(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const checked = check(JSON.parse(text));
    void cacheResponse(path, text);
    return checked;
  } catch (error) {
    if (left.aborted) throw error;
    if (error instanceof PostNotFound) {
      void removeCachedResponse(path);
      throw error;
    }
    const seen = await cachedResponse(path);
    if (seen === null) throw error;
    return check(JSON.parse(seen));
  }
}

/**
 * What is published of a kind.
 * @throws Error where the answer fails, is late, or is not a list, and none was ever seen
 */
export function fetchItems<K extends ContentKind>(
  kind: K,
  signal: AbortSignal,
): Promise<PublicContent[K]> {
  return ask(`/api/content/${kind}`, signal, (answer) => checkedItems(kind, answer));
}

/**
 * A published post with its text.
 * @param slug as found in the address: anything
 * @throws PostMissing, or Error where the answer fails, is late, or is not a post, and none was ever seen
 */
export async function fetchPost(slug: string, signal: AbortSignal): Promise<PublicPost> {
  if (!SLUG_PATTERN.test(slug)) throw new PostNotFound(slug);
  return ask(`/api/content/blog?post=${slug}`, signal, checkedPost);
}
