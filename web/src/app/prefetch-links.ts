import type { Match } from '../features/navigation/index.ts';
import { createPrefetchQueue, matchPath, mayPrefetch } from '../features/navigation/index.ts';
import { loadPayload } from '../features/payload/index.ts';
import { ignoringChunkErrors } from '../features/updates/index.ts';
import { loadView } from './open-page.ts';
import { whenIdle } from '../browser/idle.ts';

const prefetch = createPrefetchQueue();

/** Brings a page's code and words ahead of time; guarded pages only when their middleware has let them. */
function prefetchPage({ row, payloadPath }: Match): void {
  if (row.middleware) return;
  prefetch(payloadPath, () =>
    ignoringChunkErrors(() => Promise.all([loadView(row), loadPayload(payloadPath)])),
  );
}

function prefetchTarget(node: EventTarget | null): void {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return;
  const match = matchPath(link.pathname);
  if (match) prefetchPage(match);
}

/** Set at the first call, where anything may be prefetched at all. */
let inView: IntersectionObserver | undefined;

function startWatching(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => prefetchTarget(event.target), { passive: true });
  }
  inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView?.unobserve(target);
      prefetchTarget(target);
    }
  });
}

/**
 * Prefetches the pages behind links: those in view, and any that is hovered, touched or focused.
 * Called for each page that is shown; what a page's links need is watched in the next idle moment.
 */
export function prefetchLinks(): void {
  if (!mayPrefetch()) return;
  if (!inView) startWatching();
  whenIdle(() => {
    for (const link of document.querySelectorAll('a[href^="/"]')) inView?.observe(link);
  });
}
