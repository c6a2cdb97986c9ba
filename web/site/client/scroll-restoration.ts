import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '#model/is-record.ts';
import { splitPath } from '#studio/locale.ts';

const positions = new Map<string, number>();

/**
 * A change of address that opens no page does not scroll.
 * @param shownPath of the rendered page; the address changes before
 */
export function useScrollRestoration(shownPath: string): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const state: unknown = location.state;
  const type = useNavigationType();
  const shown = splitPath(pathname).path === shownPath;
  const first = useRef(true);
  const isNewPage = isRecord(state) && state['isNewPage'] === true;

  useLayoutEffect(() => {
    // The browser itself scrolls the first page of a document.
    if (first.current || !shown) {
      first.current = false;
      return;
    }
    // The browser added the entry for a fragment that was typed.
    const fragment = history.state === null && document.getElementById(hash.slice(1));
    if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
    else if (type === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (isNewPage) showTop(hash);
  }, [key, shown, type, hash, isNewPage]);

  // The old page's listener is gone before the new page scrolls.
  useLayoutEffect(() => {
    const store = () => {
      // Such an entry has no key of its own.
      if (shown && history.state !== null) positions.set(key, scrollY);
    };
    store();
    addEventListener('scroll', store, { passive: true });
    return () => removeEventListener('scroll', store);
  }, [key, shown]);

  useEffect(() => {
    const auto = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', auto);
    return () => removeEventListener('pagehide', auto);
  }, []);
}

function showTop(hash: string): void {
  const fragment = hash && document.getElementById(hash.slice(1));
  const heading = document.querySelector('h1') ?? document.querySelector('main');
  const target = fragment || heading;
  if (!fragment) scrollTo({ top: 0, behavior: 'instant' });
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  if (fragment) fragment.scrollIntoView({ behavior: 'instant' });
  const before = document.activeElement;
  // Painted first: a change of focus makes the browser recalculate styles.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // A focus that the visitor has moved meanwhile stays.
      if (document.activeElement === before) target.focus({ preventScroll: true });
    }),
  );
}
