import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { documentAttributes } from '#browser/document-attributes.ts';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { isPhone } from '#browser/phone.ts';
import {
  loadWithoutApp,
  loadPage,
  needsFullLoad,
  reloadForMissingChunk,
  reloadPage,
  replacePage,
} from '#browser/reload.ts';
import { ENTRY_PARAMETERS, LIST_PATHS } from '#model/content/paths.ts';
import { type Locale, splitPath } from '#studio/locale.ts';
import { manifestMiddleware } from '../features/navigation/app-manifest.ts';
import { visitorHref } from '../features/navigation/href.ts';
import type { NavigateTo } from '../features/navigation/link.tsx';
import { matchPath } from '../features/navigation/match.ts';
import { PayloadError } from '../features/payload/load-payload.ts';
import type { Route } from '../routes.ts';
import { Redirect, UnknownMiddleware } from './middleware.ts';
import { type OpenPage, isViewLoaded, openPage } from './open-page.ts';

const SLOW_AFTER_MS = 200;

function pageOf({ pathname }: Pick<URL, 'pathname'>) {
  const { path } = splitPath(pathname);
  return { path, route: matchPath(path) };
}

/**
 * A page is complete before it is shown. If that fails, the server sends it; if that cannot help, the error page.
 * @param linkLocale as in `LinkLocaleContext`
 */
export function useNavigation(
  firstPage: OpenPage,
  linkLocale: Locale | null,
): { page: OpenPage; navigateTo: NavigateTo } {
  const [page, setPage] = useState(firstPage);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The router makes a new `navigate` at every address; links need a stable `navigateTo`.
  const current = useRef({ page, navigate, linkLocale });
  useLayoutEffect(() => void (current.current = { page, navigate, linkLocale }));

  const navigation = useMemo(() => {
    let latest = 0;

    /** Calls `show` unless another navigation began meanwhile. */
    const open = async (route: Route, url: URL, show: (next: OpenPage) => void): Promise<void> => {
      const number = ++latest;
      const data = documentAttributes();
      // A loaded view needs no sign: the attribute would only cost a recalculation of styles.
      if (!isViewLoaded(route)) data.navigating = '';
      const timer = setTimeout(() => (data.navigating = 'slow'), SLOW_AFTER_MS);
      const { path } = pageOf(url);
      const added = manifestMiddleware(path);
      const next = await openPage(route, path, false, added)
        .catch((error: unknown) => (number === latest ? leave(url, error) : null))
        .finally(() => {
          clearTimeout(timer);
          delete data.navigating;
        });
      if (next && number === latest) show(next);
    };

    /**
     * Another page cannot loop: a failure there reloads at most once, as here.
     * @returns the page of the error, if nothing helps
     */
    const leave = async (url: URL, error: unknown): Promise<OpenPage | null> => {
      // Back and forward change the address first; fragments do not count.
      const isAddress = url.pathname + url.search === location.pathname + location.search;
      if (error instanceof Redirect) {
        (isAddress ? replacePage : loadPage)(error.path);
        return null;
      }
      if (!(error instanceof UnknownMiddleware)) {
        const what = error instanceof PayloadError ? 'Cannot load payload' : 'Cannot load page';
        console.warn(what, error);
        if (!isAddress) loadWithoutApp(url.href);
        if (!isAddress || (await reloadForMissingChunk())) return null;
      }
      const View = () => {
        throw error;
      };
      return { ...current.current.page, path: pageOf(url).path, View };
    };

    const navigateTo: NavigateTo = async (to, options = {}) => {
      const target = resolveUrl(to);
      if (target.kind !== 'internal') throw new Error(`Refused to go there: ${to}`);
      // A link may still lead to the page for the other device right after hydration.
      const href = visitorHref(target.href, current.current.linkLocale, isPhone());
      const url = new URL(href, location.href);
      const { route } = pageOf(url);
      if (!opensInApp(route) || namesPost(url))
        return (options.replace ? replacePage : loadPage)(href);
      await open(route, url, (next) => {
        const show = () => {
          setPage(next);
          void current.current.navigate(href, {
            replace: options.replace ?? url.href === location.href,
            state: { isNewPage: true },
          });
        };
        // Parts can move to their new places (`ViewTransition`) for a frame. Else the page is rendered in the task of
        // the click.
        if (next.route?.folder === current.current.page.route?.folder) startTransition(show);
        else flushSync(show);
      });
    };
    return { open, navigateTo };
  }, []);

  // If the visitor went back before a page was shown, the router's `pathname` has not changed at all.
  useEffect(() => {
    const url = new URL(location.href);
    const { path, route } = pageOf(url);
    if (path === page.path) return;
    if (!opensInApp(route)) return reloadPage();
    void navigation.open(route, url, (next) => {
      // A visitor who is back at the page that is still shown needs nothing.
      if (pageOf(location).path === path) setPage(next);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `navigation` stays the same
  }, [pathname, page.path]);

  return { page, navigateTo: navigation.navigateTo };
}

/** The document leads to the post's own address. */
const namesPost = (url: URL): boolean =>
  pageOf(url).path === LIST_PATHS.blog && url.searchParams.has(ENTRY_PARAMETERS.blog);

const opensInApp = (route: Route | null): route is Route => route !== null && !needsFullLoad();
