import type { ComponentType } from 'react';
import { views } from 'virtual:views';
import type { Locale } from '../../../model/locale.ts';
import type { PageProps } from '../page.ts';
import type { RouteRow } from '../routes.ts';
import type { Match } from '../features/navigation/index.ts';
import { matchPath, runMiddleware } from '../features/navigation/index.ts';
import type { Payload } from '../features/payload/index.ts';
import { loadPayload } from '../features/payload/index.ts';

/** A page with everything it needs to be drawn. */
export interface OpenPage {
  /** Null for the 404 page. */
  row: RouteRow | null;
  /** Path that was asked for. */
  path: string;
  View: ComponentType<PageProps<never>> | null;
  payload: Payload;
}

/** Path below which the 404 page's payload lies. */
export const NOT_FOUND_PATH = '/404';

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

/** Code of a row's view; the same promise for the same row. */
export function loadView(row: RouteRow): Promise<ComponentType<PageProps<never>>> {
  const load = views[row.name];
  if (!load) return Promise.reject(new Error(`No view for the route '${row.name}'`));
  return load().then((module) => module.default);
}

/**
 * Makes a page ready: middleware first, and only when it lets the page be shown the code and words.
 * @throws Redirect, PayloadError, or what loading the view threw
 */
export async function openPage({ row, payloadPath }: Match, path: string, locale: Locale) {
  const redirect = await runMiddleware(row.middleware ?? [], { path, locale });
  if (redirect) throw new Redirect(redirect.redirect, redirect.reload);
  const [View, payload] = await Promise.all([loadView(row), loadPayload(payloadPath)]);
  return { row, path, View, payload } satisfies OpenPage;
}

/** The page at the browser's address, or the 404 page. */
export async function openCurrent(locale: Locale): Promise<OpenPage> {
  const path = location.pathname;
  const match = document.documentElement.dataset['page'] === 'not-found' ? null : matchPath(path);
  if (match) return openPage(match, path, locale);
  return { row: null, path, View: null, payload: await loadPayload(NOT_FOUND_PATH) };
}
