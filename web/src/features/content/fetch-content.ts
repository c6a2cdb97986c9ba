import type { ContentKind, PublicContent, PublicPost } from '../../../../model/content.ts';
import { SLUG_PATTERN } from '../../../../model/content.ts';
import { checkedItems, checkedPost } from './shape.ts';

/** How long an answer may take, in milliseconds; then what is shown stays, or the visitor is told. */
export const CONTENT_TIMEOUT_MS = 12_000;

/** There is no post at that address. */
export class PostMissing extends Error {
  override name = 'PostMissing';
}

/** Stops when the page is left or the time is over. The function's own cache headers and ETag decide the rest. */
async function fetchJson(
  path: string,
  left: AbortSignal,
): Promise<{ status: number; read: () => unknown }> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), CONTENT_TIMEOUT_MS);
  left.addEventListener('abort', () => stop.abort(), { once: true });
  try {
    const response = await fetch(path, { signal: stop.signal });
    const text = await response.text();
    return { status: response.status, read: () => JSON.parse(text) as unknown };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What is published of a kind.
 * @throws Error where the answer fails, is late, or is not a list
 */
export async function fetchItems<K extends ContentKind>(
  kind: K,
  signal: AbortSignal,
): Promise<PublicContent[K]> {
  const response = await fetchJson(`/api/content/${kind}`, signal);
  if (response.status !== 200) throw new Error(`/api/content/${kind} answered ${response.status}`);
  return checkedItems(kind, response.read());
}

/**
 * A published post with its text.
 * @param slug as found in the address: anything
 * @throws PostMissing, or Error where the answer fails, is late, or is not a post
 */
export async function fetchPost(slug: string, signal: AbortSignal): Promise<PublicPost> {
  if (!SLUG_PATTERN.test(slug)) throw new PostMissing(slug);
  const response = await fetchJson(`/api/content/blog?post=${slug}`, signal);
  if (response.status === 404) throw new PostMissing(slug);
  if (response.status !== 200) throw new Error(`/api/content/blog answered ${response.status}`);
  return checkedPost(response.read());
}
