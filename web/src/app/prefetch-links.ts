import { ignoringChunkErrors } from '../browser/reload.ts';
import { whenIdle } from '../browser/idle.ts';
import type { Match } from '../features/navigation/index.ts';
import { matchPath } from '../features/navigation/index.ts';
import { createPrefetchQueue, mayPrefetch } from '../features/navigation/prefetch.ts';
import { loadPayload } from '../features/payload/load-payload.ts';
import { loadStyles } from './load-styles.ts';
import { loadView } from './open-page.ts';
import { PAGE_SHOWN } from '../browser/page-shown.ts';

const prefetch = createPrefetchQueue();

/** Loads a page's code and messages ahead of time; not for guarded pages, which the visitor may not see. */
function prefetchPage({ row, payloadPath }: Match): void {
  if (row.middleware) return;
  prefetch(row.name, () =>
    ignoringChunkErrors(() =>
      Promise.all([loadView(row), loadPayload(payloadPath), loadStyles(row)]),
    ),
  );
}

function prefetchTarget(node: EventTarget | null): void {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return;
  const match = matchPath(link.pathname);
  if (match) prefetchPage(match);
}

/** Set at the first call, where prefetching is allowed. */
let visibleLinks: IntersectionObserver | undefined;

function startWatching(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => prefetchTarget(event.target), { passive: true });
  }
  visibleLinks = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibleLinks?.unobserve(target);
      prefetchTarget(target);
    }
  });
}

/**
 * Prefetches the pages behind links: visible ones, and any that is hovered, touched or focused. The links of the page
 * that is shown, and of each that is opened from it, are observed from the next idle moment on. Links in the footer's
 * last line (privacy, sign-in) are on every page and seldom followed, so that it is not enough that they are visible.
 */
export function startPrefetching(): void {
  const observe = (): void => {
    if (!mayPrefetch()) return;
    if (!visibleLinks) startWatching();
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[href^="/"]:not(.legal a)'))
        visibleLinks?.observe(link);
    });
  };
  observe();
  addEventListener(PAGE_SHOWN, observe);
}
