import { firstBuild } from '#browser/updates/latest-build.ts';
import { isRecord } from '#model/is-record.ts';
import { buildManifestUrl, pagePath } from '#model/updates/builds.ts';

const TIMEOUT_MS = 10_000;

let rules: ReadonlyMap<string, unknown> | null | undefined;

/** The first call fetches it without waiting; failures are logged (docs/behaviour.md, "Error messages"). */
export function manifestMiddleware(path: string): readonly string[] {
  if (rules === undefined) void load();
  const rule = rules?.get(pagePath(path)) ?? {};
  const names = isRecord(rule) ? (rule['middleware'] ?? []) : null;
  if (Array.isArray(names)) return names.map(String);
  console.error('Error matching route rules', new TypeError(`Rule of an unknown form: ${path}`));
  return [];
}

async function load(): Promise<void> {
  rules = null;
  try {
    const buildId = await firstBuild();
    // No build is known offline; asked again.
    if (buildId === null) return void (rules = undefined);
    const response = await fetch(buildManifestUrl(buildId), {
      cache: 'force-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Another build has replaced it; the next page is loaded from the server.
    if (response.status === 404) return;
    if (!response.ok) throw new Error(`The app manifest answered ${response.status}`);
    const manifest: unknown = await response.json();
    if (!isRecord(manifest) || manifest['id'] !== buildId || !isRecord(manifest['rules'])) {
      throw new Error('The app manifest is of another build or truncated');
    }
    rules = new Map(Object.entries(manifest['rules']));
  } catch (error) {
    console.error('Error creating app manifest matcher', error);
    rules = undefined;
  }
}
