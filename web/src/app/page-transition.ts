import { useLayoutEffect, useRef } from 'react';

/** Time in which a new page appears, in milliseconds. */
const DURATION_MS = 160;

/**
 * Lets a new page of this document appear softly. Its first frame has the whole page already, so that nothing waits for
 * the motion; `document.startViewTransition` would delay that frame.
 * @param path path of the page that is shown
 */
export function usePageTransition(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate({ opacity: [0.5, 1] }, DURATION_MS);
  }, [path]);
}
