import type { Dispatch, SetStateAction } from 'react';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { documentAttributes } from '../browser/document-attributes.ts';
import {
  loadInsteadOfApp,
  loadPage,
  needsFullLoad,
  reloadForMissingChunk,
  reloadPage,
  replacePage,
} from '../browser/reload.ts';
import type { Match, NavigateTo } from '../features/navigation/index.ts';
import { matchPath, resolveUrl } from '../features/navigation/index.ts';
import { PayloadError } from '../features/payload/load-payload.ts';
import type { RouteRow } from '../routes.ts';
import { UnknownMiddleware } from './middleware.ts';
import type { OpenPage } from './open-page.ts';
import { Redirect, isViewLoaded, openPage, validatePage } from './open-page.ts';

/** Time after which a slow navigation is shown to the visitor, in ms. */
const SLOW_AFTER_MS = 200;

/**
 * The open page, and navigation to others. A page is opened completely before it is shown. Where that fails, the
 * requested page is loaded from the server; where that was tried already or cannot help, the error page is shown.
 */
export function useNavigation(firstPage: OpenPage): { page: OpenPage; navigateTo: NavigateTo } {
  const [page, setPage] = useState(firstPage);
  const navigate = useNavigate();
  // The router makes a new one at every address; links need a stable `navigateTo`.
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => void (latestNavigate.current = navigate));
  const shownFolder = useRef(page.row?.folder);
  useLayoutEffect(() => void (shownFolder.current = page.row?.folder));
  const current = useLocation();
  /** Number of the latest navigation: an earlier one that ends after it is dropped. */
  const latest = useRef(0);

  const navigateTo = useMemo<NavigateTo>(() => {
    const showError = createErrorView(setPage);
    const open: NavigateTo = async (to, options = {}) => {
      const target = resolveUrl(to, options);
      if (target.kind === 'refused') throw new Error(`Refused to go there: ${target.reason}`);
      const url = new URL(target.href, location.href);
      const match = target.kind === 'internal' ? matchPath(url.pathname) : null;
      if (!match || needsOtherDocument(match.row) || needsFullLoad()) {
        return options.replace === true ? replacePage(target.href) : loadPage(target.href);
      }
      const number = ++latest.current;
      const next = await openOrLeave(match, url, open).catch(showError);
      if (!next || number !== latest.current) return;
      const show = () => {
        setPage(next);
        void latestNavigate.current(target.href, {
          replace: options.replace ?? url.href === location.href,
          state: { isNewPage: true },
        });
      };
      // Between a list and its entries, parts can move to their new places (`ViewTransition`), which costs a frame.
      // Another page is rendered in the task of the click, where it is loaded already.
      if (next.row?.folder === shownFolder.current) startTransition(show);
      else flushSync(show);
    };
    return open;
  }, []);

  // Back and forward change the address first; the page follows.
  useEffect(() => {
    if (current.pathname === page.path) return;
    const match = matchPath(current.pathname);
    const url = new URL(current.pathname + current.search, location.href);
    const number = ++latest.current;
    const showError = createErrorView(setPage);
    if (!match || needsOtherDocument(match.row) || needsFullLoad()) return reloadPage();
    void openOrLeave(match, url, navigateTo)
      .catch(showError)
      .then((next) => {
        if (next && number === latest.current) setPage(next);
      });
    // Only a changed address opens another page; `page` follows it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current.pathname]);

  return { page: validatePage(page, current.search), navigateTo };
}

/**
 * True where one of page and document belongs to the account and admin areas and the other does not. Their documents have
 * other security headers, and a style sheet that would change how public pages look.
 */
function needsOtherDocument(row: RouteRow): boolean {
  const closed = row.area === 'account' || row.area === 'admin';
  return closed !== (documentAttributes().clientOnly !== undefined);
}

/** Gives a function that replaces the view by one that throws the error: the error boundary shows the error page. */
function createErrorView(setPage: Dispatch<SetStateAction<OpenPage>>): (error: unknown) => null {
  return (error) => {
    const View = () => {
      throw error;
    };
    setPage((page) => ({ ...page, path: location.pathname, View }));
    return null;
  };
}

/** Opens a page; where that fails, loads one from the server and gives null. */
async function openOrLeave(
  match: Match,
  url: URL,
  navigateTo: NavigateTo,
): Promise<OpenPage | null> {
  const data = documentAttributes();
  // Where the view is loaded, the attribute would only cost a recalculation of styles.
  if (!isViewLoaded(match.row)) data.navigating = '';
  const timer = setTimeout(() => (data.navigating = 'slow'), SLOW_AFTER_MS);
  try {
    return await openPage(match, url.pathname);
  } catch (error) {
    if (!(error instanceof Redirect)) await loadInstead(url, error);
    else if (error.reload) replacePage(error.href);
    else await navigateTo(error.href, { replace: isAddress(url) });
    return null;
  } finally {
    clearTimeout(timer);
    delete data.navigating;
  }
}

/** True where the address bar shows a page already, as after back and forward; fragments do not count. */
const isAddress = (url: URL): boolean =>
  url.pathname + url.search === location.pathname + location.search;

/**
 * Loads the page from the server after an error. Another page cannot loop: the visitor asked for it, and a failure
 * there reloads at most once. The open page itself is reloaded at most once, too.
 * @throws the error, where that was tried already, is not possible or cannot help
 */
async function loadInstead(url: URL, error: unknown): Promise<void> {
  if (error instanceof UnknownMiddleware) throw error;
  console.warn(error instanceof PayloadError ? 'Cannot load payload' : 'Cannot load page', error);
  if (!isAddress(url)) loadInsteadOfApp(url.href);
  else if (!(await reloadForMissingChunk())) throw error;
}
