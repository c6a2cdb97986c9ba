import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';

/** Milliseconds after a failure before the next attempt. */
const RETRY_AFTER_MS = 5000;

/** The part of the time for an answer in which a caller waits for a load where an older value could be returned. */
const PATIENCE = 0.3;

/**
 * Caches a loaded value: it is loaded at most once per period, callers share the load in flight, and a failed load is not
 * repeated at once. While loading fails or is slow, the last loaded value is returned; without one, the loader rejects
 * with the failure.
 * @param options milliseconds for which a loaded value is returned without loading again; the time
 */
export function cachedLoader<T>(
  load: () => Promise<T>,
  { freshFor, now = Date.now }: { freshFor: () => number; now?: () => number },
): () => Promise<T> {
  let cached: { value: T } | undefined;
  let failed: unknown;
  let loadAgainAt = -Infinity;
  let loading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      cached = { value: await withTimeout(load(), publicAnswerMs.value()) };
      failed = undefined;
      loadAgainAt = now() + freshFor();
    } catch (error) {
      failed = error;
      loadAgainAt = now() + RETRY_AFTER_MS;
    } finally {
      loading = undefined;
    }
  }

  return async () => {
    if (now() >= loadAgainAt) {
      loading ??= refresh();
      await (cached
        ? withTimeout(loading, PATIENCE * publicAnswerMs.value()).catch(() => undefined)
        : loading);
    }
    if (cached) return cached.value;
    throw failed;
  };
}
