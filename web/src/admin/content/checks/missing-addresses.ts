/** Most addresses that are asked for in one text, one after the other. */
const MOST = 50;

/** Whether a path existed when it was last asked for. */
const known = new Map<string, boolean>();

/** True for a path that did not exist when it was last asked for. */
export const isKnownMissing = (path: string): boolean => known.get(path) === false;

async function ask(path: string): Promise<void> {
  try {
    // What visitors get: pages, published texts, old addresses, pictures and files alike.
    const { ok, status } = await fetch(path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(10_000),
    });
    if (ok) known.set(path, true);
    else if (status === 404 || status === 410) known.set(path, false);
  } catch {
    // Without an answer, nothing is said about it.
  }
}

/**
 * Asks this site which paths exist; those that do are asked for once. A missing one may be published meanwhile.
 * @param isCurrent false once the answers are no longer needed
 */
export async function askForAddresses(
  paths: readonly string[],
  isCurrent: () => boolean,
): Promise<void> {
  const asked = [...new Set(paths)].filter((path) => known.get(path) !== true);
  for (const path of asked.slice(0, MOST)) if (isCurrent()) await ask(path);
}
