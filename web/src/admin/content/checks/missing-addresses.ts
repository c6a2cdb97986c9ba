/** Milliseconds for which a missing address is not asked for again: it may be published meanwhile. */
const MISSING_FOR = 30_000;

/** Most addresses that are asked for in one text, one after the other. */
const MOST = 50;

/** Per path, since when it is known to be missing, in milliseconds since 1970; null for a path that exists. */
const known = new Map<string, number | null>();

/** True for a path that did not exist when it was last asked for. */
export const isKnownMissing = (path: string): boolean => typeof known.get(path) === 'number';

async function ask(path: string): Promise<void> {
  const since = known.get(path);
  if (since === null || (since !== undefined && Date.now() - since < MISSING_FOR)) return;
  try {
    // What visitors get: published texts, old addresses, pictures and files alike.
    const { ok, status } = await fetch(path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(10_000),
    });
    if (ok) known.set(path, null);
    else if (status === 404 || status === 410) known.set(path, Date.now());
  } catch {
    // Without an answer, nothing is said about it.
  }
}

/** Asks this site which paths exist. @param isCurrent false once the answers are no longer needed */
export async function askForAddresses(
  paths: readonly string[],
  isCurrent: () => boolean,
): Promise<void> {
  for (const path of [...new Set(paths)].slice(0, MOST)) {
    if (isCurrent()) await ask(path);
  }
}
