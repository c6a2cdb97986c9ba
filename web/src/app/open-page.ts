import type { ComponentType } from 'react';
import { views } from 'virtual:views';
import { currentBuildId, documentAttributes } from '../browser/document-attributes.ts';
import type { Match } from '../features/navigation/index.ts';
import { matchPath, resolveUrl, routeRules } from '../features/navigation/index.ts';
import { loadPayload, readPageData } from '../features/payload/load-payload.ts';
import type { Payload } from '../features/payload/payload.ts';
import { storedUserId } from '../features/session/stored-user.ts';
import type { PageProps } from '../page.ts';
import type { RouteRow } from '../routes.ts';
import { NOT_FOUND_PATH } from '../routes.ts';
import { loadStyles } from './load-styles.ts';
import { runMiddleware } from './middleware.ts';

/** A page with everything that rendering it needs. */
export interface OpenPage {
  /** Null for the 404 page. */
  row: RouteRow | null;
  /** The requested path. */
  path: string;
  /** Null where the 404 page is shown. */
  View: ComponentType<PageProps<never>> | null;
  payload: Payload;
}

/** Thrown where middleware redirects. */
export class Redirect extends Error {
  /** Path, query and fragment on this site. */
  readonly href: string;
  /** True for a full page load. */
  readonly reload: boolean;
  /** @throws Error where the address is not on this site */
  constructor(to: string, reload: boolean) {
    super(`Redirected to ${to}`);
    const target = resolveUrl(to);
    if (target.kind !== 'internal') throw new Error(`Middleware led to a refused address: ${to}`);
    this.href = target.href;
    this.reload = reload;
  }
}

const loadedViews = new Map<string, ComponentType<PageProps<never>>>();

/** True where a page's code is loaded, so that it can be rendered in the task of the click. */
export const isViewLoaded = (row: RouteRow): boolean => loadedViews.has(row.name);

/** Loads a row's view. It is kept, because importing even a loaded module takes a task of its own. */
export async function loadView(row: RouteRow): Promise<ComponentType<PageProps<never>>> {
  const loaded = loadedViews.get(row.name);
  if (loaded) return loaded;
  const load = views[row.name] ?? (await import('../private-views.ts')).views[row.name];
  if (!load) throw new Error(`No view for the route '${row.name}'`);
  const view = (await load()).default;
  loadedViews.set(row.name, view);
  return view;
}

async function passMiddleware(names: readonly string[], path: string) {
  const result = await runMiddleware(names, path);
  if (result) throw new Redirect(result.redirect, result.reload);
}

/**
 * Opens a page. Its code and messages, which are public, are loaded while the middleware runs; nothing is rendered
 * before both are done. Where nobody can be signed in, most guards redirect: then the page is loaded after them.
 * @throws Redirect, PayloadError, or the error of loading the view
 */
export async function openPage(match: Match, path: string): Promise<OpenPage> {
  const { row, payloadPath } = match;
  const middleware = row.middleware ?? [];
  const load = () =>
    Promise.all([
      loadView(row),
      loadPayload(payloadPath),
      routeRules(path, currentBuildId()),
      loadStyles(row),
    ]);
  const early = middleware.length === 0 || storedUserId() !== null ? load() : null;
  // Awaited below, unless the middleware redirects.
  early?.catch(() => undefined);
  await passMiddleware(middleware, path);
  const [View, payload, rules] = await (early ?? load());
  const added = (rules.middleware ?? []).filter((name) => !middleware.some((own) => own === name));
  await passMiddleware(added, path);
  return { row, path, View, payload: { ...payload, ...readPageData() } };
}

/** Opens the page at the browser's address, or the 404 page. */
export async function openCurrent(): Promise<OpenPage> {
  const path = location.pathname;
  const match = documentAttributes().page === 'not-found' ? null : matchPath(path);
  if (match) return openPage(match, path);
  return { row: null, path, View: null, payload: await loadPayload(NOT_FOUND_PATH) };
}

/**
 * Route-level validation: where the row does not accept the address's query, the 404 page takes the page's place
 * (docs/behaviour.md, "Validation").
 */
export function validatePage(page: OpenPage, search: string): OpenPage {
  const valid = page.row?.validate?.(new URLSearchParams(search)) ?? true;
  return valid ? page : { ...page, View: null };
}
