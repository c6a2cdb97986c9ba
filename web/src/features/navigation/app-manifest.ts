import { isRecord } from '../../../../model/is-record.ts';
import { buildManifestUrl, pagePath } from '../../../../model/updates/service-worker.ts';

/** What the app manifest says about a path. */
export interface RouteRules {
  prerender?: boolean;
  middleware?: readonly string[];
}

const TIMEOUT_MS = 10_000;

type Matcher = (path: string) => RouteRules;

let matcher: Promise<Matcher | null> | undefined;

/** Fetches the build's app manifest once; a failure is logged, and the next call tries again. */
async function createMatcher(buildId: string): Promise<Matcher | null> {
  try {
    const response = await fetch(buildManifestUrl(buildId), {
      cache: 'force-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The app manifest answered ${response.status}`);
    const manifest: unknown = await response.json();
    if (!isRecord(manifest) || manifest['id'] !== buildId || !isRecord(manifest['rules'])) {
      throw new Error('The app manifest is of another build or truncated');
    }
    const table = new Map(Object.entries(manifest['rules']));
    return (path) => checkRules(table.get(pagePath(path)) ?? {});
  } catch (error) {
    console.error('Error creating app manifest matcher', error);
    matcher = undefined;
    return null;
  }
}

function checkRules(value: unknown): RouteRules {
  if (isRouteRules(value)) return value;
  throw new TypeError('Route rules of an unknown form');
}

function isRouteRules(value: unknown): value is RouteRules {
  return isRecord(value) && Array.isArray(value['middleware'] ?? []);
}

/**
 * The manifest's rules for a path. They add to the table of routes and never remove a rule, so there are none where the
 * manifest cannot be loaded or read; both are logged (docs/behaviour.md, "Error messages").
 */
export async function routeRules(path: string, buildId: string): Promise<RouteRules> {
  matcher ??= createMatcher(buildId);
  const match = await matcher;
  if (!match) return {};
  try {
    return match(path);
  } catch (error) {
    console.error('Error matching route rules', error);
    return {};
  }
}
