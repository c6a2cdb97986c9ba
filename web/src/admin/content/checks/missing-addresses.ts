/** Milliseconds for which a missing address is not asked for again: it may be published meanwhile. */
const MISSING_FOR = 30_000;

/** Most addresses that are asked for in one text, one after the other. */
const MOST = 50;

/** Per path, until when it is known to be missing, in milliseconds since 1970; 0 for a path that exists. */
const known = new Map<string, number>();

/** True where this site answers an address with "not found"; false for one that exists, and where that cannot be told. */
async function isMissing(path: string): Promise<boolean> {
  const until = known.get(path);
  if (until !== undefined && (until === 0 || until > Date.now())) return until !== 0;
  try {
    // What visitors get: published texts, old addresses, pictures and files alike.
    const { ok, status } = await fetch(path, { method: 'HEAD' });
    const missing = status === 404 || status === 410;
    if (ok || missing) known.set(path, missing ? Date.now() + MISSING_FOR : 0);
    return missing;
  } catch {
    return false;
  }
}

/**
 * Asks this site for paths.
 * @param isCurrent false once the answers are no longer needed
 * @returns those that do not exist
 */
export async function missingAddresses(
  paths: readonly string[],
  isCurrent: () => boolean,
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const path of [...new Set(paths)].slice(0, MOST)) {
    if (!isCurrent()) break;
    if (await isMissing(path)) missing.add(path);
  }
  return missing;
}
