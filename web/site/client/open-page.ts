import type { ComponentType } from 'react';
import { documentAttributes } from '#browser/document-attributes.ts';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import { type Bilingual, splitPath } from '#studio/locale.ts';
import { matchPath, ownPath } from '../features/navigation/match.ts';
import { loadLayoutTexts, loadPayload } from '../features/payload/load-payload.ts';
import type { Payload } from '../features/payload/payload.ts';
import type { PageModule, PageProps } from '../page.ts';
import type { Route } from '../routes.ts';
import { passMiddleware } from './middleware.ts';

export interface OpenPage {
  route: Route | null;
  path: string;
  View: ComponentType<PageProps<never>> | null;
  payload: Payload;
  layoutTexts: Bilingual<LayoutMessages>;
}

const views = import.meta.glob<PageModule>('../pages/*/{page,founder-page,post,project}.tsx');
const loadedViews = new Map<string, ComponentType<PageProps<never>>>();

/** True if the page can be rendered in the task of the click. */
export const isViewLoaded = (route: Route): boolean => loadedViews.has(route.name);

/** Importing even a loaded module takes a task of its own. */
export async function loadView(route: Route): Promise<ComponentType<PageProps<never>>> {
  const loaded = loadedViews.get(route.name);
  if (loaded) return loaded;
  const load = views[`../pages/${route.folder}/${route.view}.tsx`];
  if (!load) throw new Error(`No view for the route '${route.name}'`);
  const view = (await load()).default;
  loadedViews.set(route.name, view);
  return view;
}

let loadingStyles: Promise<void> | undefined;

export async function loadStyles({ name }: Route): Promise<void> {
  const { styles, page } = documentAttributes();
  if (!styles || page === name) return;
  loadingStyles ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loadingStyles = undefined;
      link.remove();
      // Handled like a missing chunk (`watchChunkErrors`).
      dispatchEvent(new Event('vite:preloadError'));
      reject(new Error(`Cannot load ${styles}`));
    });
    document.head.append(link);
  });
  await loadingStyles;
}

/**
 * Code and messages are public: they load while the middleware runs, unless nobody can be signed in, as most guards
 * redirect.
 * @param added middleware beyond that of the route
 * @throws {Redirect}, UnknownMiddleware, PayloadError, or the error of loading the view
 */
export async function openPage(
  route: Route,
  path: string,
  isFirst: boolean,
  added: readonly string[] = [],
): Promise<OpenPage> {
  const middleware = new Set([...(route.middleware ?? []), ...added]);
  const load = () =>
    Promise.all([
      loadView(route),
      loadPayload(ownPath(route, path)),
      loadLayoutTexts(),
      loadStyles(route),
    ]);
  const early = middleware.size === 0 || storedUserId() !== null ? load() : null;
  // Awaited below, unless the middleware redirects.
  early?.catch(() => undefined);
  await passMiddleware(middleware, path, isFirst);
  const [View, payload, layoutTexts] = await (early ?? load());
  return { route, path, View, payload, layoutTexts };
}

export function openCurrent(): Promise<OpenPage> {
  const { path } = splitPath(location.pathname);
  const route = matchPath(path);
  if (!route) throw new Error(`No page at ${path}`);
  return openPage(route, path, true);
}
