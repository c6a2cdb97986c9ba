import type { ComponentType } from 'react';
import { views } from 'virtual:views';
import type { Locale } from '../../../model/locale.ts';
import type { PageProps } from '../page.ts';
import type { RouteRow } from '../routes.ts';
import type { Match } from '../features/navigation/index.ts';
import { matchPath, routeRules, runMiddleware } from '../features/navigation/index.ts';
import type { Payload } from '../features/payload/index.ts';
import { loadPayload } from '../features/payload/index.ts';
import { storedUserId } from '../features/session/index.ts';
import { documentData } from '../browser/document-data.ts';
import { NOT_FOUND_PATH } from './special-paths.ts';

/** A page with everything it needs to be drawn. */
export interface OpenPage {
  /** Null for the 404 page. */
  row: RouteRow | null;
  /** Path that was asked for. */
  path: string;
  View: ComponentType<PageProps<never>> | null;
  payload: Payload;
}

/** Where middleware sends the visitor instead. */
export class Redirect extends Error {
  readonly to: string;
  readonly reload: boolean;
  constructor(to: string, reload: boolean) {
    super(`Redirected to ${to}`);
    this.to = to;
    this.reload = reload;
  }
}

const loadedViews = new Map<string, ComponentType<PageProps<never>>>();

/** True where a page's code is there, so that it can be drawn within the click that asks for it. */
export const isViewLoaded = (row: RouteRow): boolean => loadedViews.has(row.name);

/** Code of a row's view. Even a module that is loaded would be imported in a task of its own: it is kept. */
export async function loadView(row: RouteRow): Promise<ComponentType<PageProps<never>>> {
  const known = loadedViews.get(row.name);
  if (known) return known;
  const load = views[row.name];
  if (!load) throw new Error(`No view for the route '${row.name}'`);
  const view = (await load()).default;
  loadedViews.set(row.name, view);
  return view;
}

async function passMiddleware(names: readonly string[], path: string, locale: Locale) {
  const result = await runMiddleware(names, { path, locale });
  if (result) throw new Redirect(result.redirect, result.reload);
}

/**
 * Makes a page ready. Its code and words, which are public, come while the middleware asks; nothing is drawn before
 * every answer is there. Where nobody can be signed in, most gates turn the visitor away: the page waits for theirs.
 * @throws Redirect, PayloadError, or what loading the view threw
 */
export async function openPage(match: Match, path: string, locale: Locale): Promise<OpenPage> {
  const { row, payloadPath } = match;
  const known = row.middleware ?? [];
  const load = () =>
    Promise.all([
      loadView(row),
      loadPayload(payloadPath),
      routeRules(path, documentData().buildId),
    ]);
  const early = known.length === 0 || storedUserId() !== null ? load() : null;
  // Told below, where the page may be shown at all.
  early?.catch(() => undefined);
  await passMiddleware(known, path, locale);
  const [View, payload, rules] = await (early ?? load());
  const added = (rules.middleware ?? []).filter((name) => !known.some((one) => one === name));
  await passMiddleware(added, path, locale);
  return { row, path, View, payload };
}

/** The page at the browser's address, or the 404 page. */
export async function openCurrent(locale: Locale): Promise<OpenPage> {
  const path = location.pathname;
  const match = documentData().page === 'not-found' ? null : matchPath(path);
  if (match) return openPage(match, path, locale);
  return { row: null, path, View: null, payload: await loadPayload(NOT_FOUND_PATH) };
}
