export interface CachedLoaderOptions {
  /** Milliseconds for which a loaded value is given out without asking again. */
  freshFor: () => number;
  /** Milliseconds after a failure before the next attempt; 5000 unless told. */
  retryAfter?: number;
  /** Milliseconds after which a load counts as failed; 5000 unless told. */
  deadline?: number;
  now?: () => number;
}

/**
 * A value from elsewhere that is read at most once per period however many ask: callers share the load
 * in flight, and a failed load is not repeated at once. While loading fails, the last known value is
 * given out; without one, the failure is.
 */
export function cachedLoader<T>(
  load: () => Promise<T>,
  options: CachedLoaderOptions,
): () => Promise<T> {
  const now = options.now ?? Date.now;
  let known: { value: T } | undefined;
  let failed: unknown;
  let askAgainAt = -Infinity;
  let loading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = { value: await withTimeout(load(), options.deadline ?? 5000) };
      failed = undefined;
      askAgainAt = now() + options.freshFor();
    } catch (error) {
      failed = error;
      askAgainAt = now() + (options.retryAfter ?? 5000);
    } finally {
      loading = undefined;
    }
  }

  return async () => {
    if (now() >= askAgainAt) {
      loading ??= refresh();
      await loading;
    }
    if (known) return known.value;
    throw failed;
  };
}

/** The promise's outcome, or a failure where it takes longer than `milliseconds`. */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
