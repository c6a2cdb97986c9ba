import type { Manifest } from 'vite';
import type { RouteRow } from '../src/routes.ts';

/**
 * Names of the emitted files that public pages can load and that are useful offline: everything reachable from the
 * app's entry, except account and admin views and the modules that work online only.
 * @param viewKey the manifest's key of a route's view
 * @param onlineOnly the manifest's keys of lazily loaded modules that need the network
 * @throws Error if the manifest lacks one of `onlineOnly`, as after a rename
 */
export function publicFiles(
  manifest: Manifest,
  entryKey: string,
  routes: readonly RouteRow[],
  viewKey: (route: RouteRow) => string,
  onlineOnly: readonly string[],
): string[] {
  for (const key of onlineOnly) {
    if (!manifest[key]) throw new Error(`The bundles lack the online-only module ${key}`);
  }
  const clientOnly = routes.filter(({ area }) => area === 'account' || area === 'admin');
  const excluded = new Set([...clientOnly.map(viewKey), ...onlineOnly]);
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
    for (const next of chunk.dynamicImports ?? []) if (!excluded.has(next)) visit(next);
  };
  visit(entryKey);
  return [...files];
}
