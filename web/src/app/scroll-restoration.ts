import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position by history entry, in pixels. */
const positions = new Map<string, number>();

/**
 * Puts a new page at its top (or its fragment) with the focus on its heading, and brings back the position
 * on the way back. A change of address that is not an arrival, e.g. of the language, moves nothing.
 * @param shownPath path of the page that is drawn; the address may be ahead of it
 */
export function useScrollRestoration(shownPath: string): void {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const shown = pathname === shownPath;
  const first = useRef(true);
  const arrived = (state as { arrived?: boolean } | null)?.arrived === true;

  useLayoutEffect(() => {
    // The first page of this document is the browser's own business.
    if (first.current || !shown) {
      first.current = false;
      return;
    }
    if (type === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (arrived) arrive(hash);
  }, [key, shown, type, hash, arrived]);

  // A layout effect, so that the old page's listener is gone before the new page scrolls.
  useLayoutEffect(() => {
    const remember = () => {
      if (shown) positions.set(key, scrollY);
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, shown]);

  useEffect(() => {
    // While the app draws pages, it restores positions; a reload is left to the browser.
    const auto = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', auto);
    return () => removeEventListener('pagehide', auto);
  }, []);
}

function arrive(hash: string): void {
  const fragment = hash && document.getElementById(decodeFragment(hash));
  const heading = document.querySelector('h1') ?? document.querySelector('main');
  const target = fragment || heading;
  if (!fragment) scrollTo({ top: 0, behavior: 'instant' });
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  focusAfterPaint(target);
}

/** The page is painted first: a change of focus has the browser look at its styles again. */
function focusAfterPaint(target: HTMLElement): void {
  const before = document.activeElement;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Whoever has put the focus elsewhere meanwhile keeps it.
      if (document.activeElement === before) target.focus({ preventScroll: true });
    }),
  );
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
