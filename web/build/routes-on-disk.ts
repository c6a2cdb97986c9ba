import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';

const pages = new URL('../src/pages/', import.meta.url);

/** File of a row's view. */
export function viewFile(row: RouteRow): string {
  return fileURLToPath(new URL(`${row.folder}/${row.view}.tsx`, pages));
}

/** File of a row's words. */
export function wordsFile(row: RouteRow): string {
  return fileURLToPath(new URL(`${row.folder}/words.ts`, pages));
}

/** Rows whose view and words exist, and the names of those that lack one. */
export function rowsOnDisk(): { rows: RouteRow[]; missing: string[] } {
  const all: readonly RouteRow[] = routes;
  const rows = all.filter((row) => existsSync(viewFile(row)) && existsSync(wordsFile(row)));
  return { rows, missing: all.filter((row) => !rows.includes(row)).map((row) => row.name) };
}
