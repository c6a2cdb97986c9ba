import type { Manifest } from 'vite';

/**
 * Names of the emitted files that public pages can load and that are useful offline: everything reachable from the
 * app's entry, except what only modules reach that work online only.
 * @param onlineOnly the manifest's keys of lazily loaded modules that need the network
 * @throws Error if the manifest lacks one of `onlineOnly`, as after a rename
 */
export function publicFiles(
  manifest: Manifest,
  entryKey: string,
  onlineOnly: readonly string[],
): string[] {
  for (const key of onlineOnly) {
    if (!manifest[key]) throw new Error(`The bundles lack the online-only module ${key}`);
  }
  const files = new Set<string>();
  const visited = new Set<string>(onlineOnly);
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.forEach(visit);
  };
  visit(entryKey);
  return [...files];
}
