import type { Dispatch, SetStateAction } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import type { NavigateTo } from '../features/navigation/index.ts';
import { matchPath, resolveUrl } from '../features/navigation/index.ts';
import { PayloadError } from '../features/payload/index.ts';
import type { RouteRow } from '../routes.ts';
import { applyFont } from '../features/font/index.ts';
import { needsFullLoad, reloadForMissing } from '../features/updates/index.ts';
import { documentData } from '../browser/document-data.ts';
import { validatePage } from './validate-page.ts';
import type { OpenPage } from './open-page.ts';
import { Redirect, isViewLoaded, openPage } from './open-page.ts';

/** Time after which a visitor who waits for a page sees that something happens, in ms. */
const SHOW_WAITING_AFTER = 200;

/**
 * The open page and the way to the next one. A page is opened completely before it is shown; whatever
 * goes wrong on the way ends in a full load of the page that was asked for, and where that has been tried
 * already, in the error page.
 */
export function useNavigation(first: OpenPage, locale: Locale): { page: OpenPage; go: NavigateTo } {
  const [page, setPage] = useState(first);
  const navigate = useNavigate();
  // The router makes a new one at every address; links need `go` to stay the same.
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => void (latestNavigate.current = navigate));
  const here = useLocation();
  const latest = useRef(0);

  const go = useMemo<NavigateTo>(() => {
    const showBroken = breakOn(setPage);
    const open: NavigateTo = async (to, options = {}) => {
      const target = resolveUrl(to, options);
      if (target.kind === 'refused') throw new Error(`Refused to go there: ${target.reason}`);
      const url = new URL(target.href, location.href);
      const match = target.kind === 'internal' ? matchPath(url.pathname) : null;
      if (!match || needsOwnDocument(match.row) || needsFullLoad()) {
        return location.assign(target.href);
      }
      const turn = ++latest.current;
      const next = await openOrLeave(match, url, locale, open).catch(showBroken);
      if (!next || turn !== latest.current) return;
      applyFont();
      // A page that is ready is drawn in the task of the click, not after whatever else waits.
      flushSync(() => {
        setPage(next);
        void latestNavigate.current(target.href, {
          replace: options.replace ?? url.href === location.href,
          state: { arrived: true },
        });
      });
    };
    return open;
  }, [locale]);

  // Back and forward change the address first; the page follows.
  useEffect(() => {
    if (here.pathname === page.path) return;
    const match = matchPath(here.pathname);
    const url = new URL(here.pathname + here.search, location.href);
    const turn = ++latest.current;
    const showBroken = breakOn(setPage);
    if (!match || needsFullLoad()) return location.reload();
    void openOrLeave(match, url, locale, go)
      .catch(showBroken)
      .then((next) => {
        if (next && turn === latest.current) setPage(next);
      });
    // Only a changed address asks for another page; `page` follows it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [here.pathname]);

  return { page: validatePage(page, here.search), go };
}

/** True where the page's security headers allow what this document's do not: account and admin pages. */
function needsOwnDocument(row: RouteRow): boolean {
  const closed = row.area === 'account' || row.area === 'admin';
  return closed && !documentData().clientOnly;
}

/** Puts a view in place that throws what went wrong: the error boundary then shows the error page. */
function breakOn(setPage: Dispatch<SetStateAction<OpenPage>>): (error: unknown) => null {
  return (error) => {
    const View = () => {
      throw error;
    };
    setPage((page) => ({ ...page, path: location.pathname, View }));
    return null;
  };
}

/** Opens a page; where that fails, leads the browser elsewhere and gives null. */
async function openOrLeave(
  match: NonNullable<ReturnType<typeof matchPath>>,
  url: URL,
  locale: Locale,
  go: NavigateTo,
): Promise<OpenPage | null> {
  const { dataset } = document.documentElement;
  // Without need it would have the browser look for new styles.
  if (!isViewLoaded(match.row)) dataset['navigating'] = '';
  const waiting = setTimeout(() => (dataset['navigating'] = 'slowly'), SHOW_WAITING_AFTER);
  try {
    return await openPage(match, url.pathname, locale);
  } catch (error) {
    if (error instanceof Redirect) await follow(error, go);
    else await loadInFull(url, error);
    return null;
  } finally {
    clearTimeout(waiting);
    delete dataset['navigating'];
  }
}

/** Follows middleware to where it leads, which has to be on this site. */
export async function follow({ to, reload }: Redirect, go: NavigateTo): Promise<void> {
  const target = resolveUrl(to);
  if (target.kind !== 'internal') throw new Error(`Middleware led to a refused address: ${to}`);
  if (reload) location.replace(target.href);
  else await go(target.href, { replace: true });
}

/**
 * Loads the page from the server instead. Going to another page cannot loop: the visitor asked for it, and what
 * fails there is reloaded at most once. The page itself is loaded anew at most once, too.
 * @throws the error, where that has just been tried or cannot be done
 */
async function loadInFull(url: URL, error: unknown): Promise<void> {
  const elsewhere = url.pathname + url.search !== location.pathname + location.search;
  if (!(await reloadForMissing(url.href))) {
    if (!elsewhere) throw error;
    location.assign(url.href);
  }
  console.warn(error instanceof PayloadError ? 'Cannot load payload' : 'Cannot load page', error);
}
