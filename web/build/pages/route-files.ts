import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteRow } from '../../src/routes.ts';
import { routes } from '../../src/routes.ts';

const pages = new URL('../../src/pages/', import.meta.url);

/** File of a route's view, except in the admin area, whose views `web/src/admin/views.tsx` has. */
export function viewFile(row: RouteRow): string {
  return fileURLToPath(new URL(`${row.folder}/${row.view}.tsx`, pages));
}

/** File of a route's messages. */
export function messagesFile(row: RouteRow): string {
  return fileURLToPath(new URL(`${row.folder}/messages.ts`, pages));
}

/**
 * The table of routes, after checking that each view and each file of messages exists.
 * @throws Error naming the missing files
 */
export function checkedRoutes(): readonly RouteRow[] {
  const rows: readonly RouteRow[] = routes;
  const files = new Set(
    rows.flatMap((row) => [...(row.area === 'admin' ? [] : [viewFile(row)]), messagesFile(row)]),
  );
  const missing = [...files].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(
      `web/src/routes.ts names pages whose files do not exist: ${missing.join(', ')}`,
    );
  }
  return rows;
}
