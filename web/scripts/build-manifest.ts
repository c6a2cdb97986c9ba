import { createHash } from 'node:crypto';
import { ADMIN_ROOT, PAGES } from '#admin/pages.ts';
import type { FrameFile } from '#site/features/payload/payload.ts';
import { layoutMessages } from '#site/messages.ts';
import { rows } from '#site/render/rows.ts';
import { pathsOf } from '#site/routes.ts';

/** Id of a build: equal for equal code, messages and content. */
export function computeBuildId(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** `/builds/latest.json`, which open pages poll for a new build; `timestamp` in milliseconds. */
export function latestBuild(id: string): string {
  return JSON.stringify({ id, timestamp: Date.now() });
}

/** `/builds/frame/{id}.json`: the messages around every page. */
export function frameFile(buildId: string): string {
  return JSON.stringify({ buildId, messages: layoutMessages } satisfies FrameFile);
}

/** `/builds/meta/{id}.json`: the app manifest with the rules of every path. */
export function appManifest(id: string): string {
  const site = rows.flatMap((row) => {
    const rule = { prerender: true, ...(row.middleware && { middleware: row.middleware }) };
    return pathsOf(row).map((path) => [path, rule]);
  });
  const admin = PAGES.map(({ path, guard }) => [path, { prerender: false, middleware: [guard] }]);
  const adminRoot = [ADMIN_ROOT, { prerender: false, middleware: ['admin'] }];
  const rules = Object.fromEntries([...site, adminRoot, ...admin]);
  return JSON.stringify({ id, rules });
}
