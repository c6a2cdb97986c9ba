import type { Manifest } from 'vite';
import type { RouteRow } from '../src/routes.ts';

/** Code that only signed-in people need, and what an error report needs, which cannot be sent offline. */
const NOT_OFFLINE =
  /^src\/(?:admin|controls|data|firebase|features\/(?:session|error-reporting))\//;

/**
 * Names of the emitted files that public pages can come to need: everything that leads on from the app's
 * entry, except the views of other pages and what belongs to signing in.
 * @param viewKey the manifest's key of a row's view
 */
export function publicFiles(
  manifest: Manifest,
  entryKey: string,
  rows: readonly RouteRow[],
  viewKey: (row: RouteRow) => string,
): string[] {
  const closed = new Set(
    rows.filter(({ area }) => area === 'account' || area === 'admin').map(viewKey),
  );
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
    for (const next of chunk.dynamicImports ?? []) {
      if (!closed.has(next) && !NOT_OFFLINE.test(manifest[next]?.src ?? next)) visit(next);
    }
  };
  visit(entryKey);
  return [...files];
}
