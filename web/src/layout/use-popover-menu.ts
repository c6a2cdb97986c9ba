import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * A menu that the browser opens by its `popover` attribute; it is closed when another page is shown.
 * @param page changes with the page, e.g. the name of its route
 */
export function usePopoverMenu<Menu extends HTMLElement>(
  page: string | undefined,
): RefObject<Menu | null> {
  const ref = useRef<Menu>(null);
  const shownPage = useRef(page);
  // A layout effect, because a closing menu returns the focus to its button. The focus is moved to the new page after that.
  useLayoutEffect(() => {
    // Not on the first render: the menu may have been opened before the app started.
    if (shownPage.current === page) return;
    shownPage.current = page;
    const menu = ref.current;
    // Browsers without popovers show the menu in the page's flow.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [page]);
  return ref;
}
