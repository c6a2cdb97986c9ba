import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * A menu that the browser opens by itself (`popover`), closed again once another page is shown.
 * @param page changes with the page, e.g. the row's name
 */
export function useClosingPopover<Menu extends HTMLElement>(
  page: string | undefined,
): RefObject<Menu | null> {
  const ref = useRef<Menu>(null);
  const shown = useRef(page);
  // Before the page's arrival looks at the focus, which a menu that closes gives back to its button.
  useLayoutEffect(() => {
    // Not at the start: a menu may have been opened before the app took the page over.
    if (shown.current === page) return;
    shown.current = page;
    const menu = ref.current;
    // Browsers without popovers show the menu in the page's flow, and have nothing to close.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [page]);
  return ref;
}
