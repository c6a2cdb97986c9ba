import { mayPrefetch } from '#browser/device.ts';
import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { whenIdle } from '#browser/idle.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import { startUpdates } from '#browser/updates/start-updates.ts';
import { matchPath } from '../features/navigation/match.ts';
import { prefetch } from '../features/navigation/prefetch.ts';
import { loadPayload } from '../features/payload/load-payload.ts';
import { startVisits } from '../features/visits/start-visits.ts';
import { loadStyles, loadView } from './open-page.ts';

/** What the page does not need to handle events, each started in an idle moment of its own. */
const STEPS = [startPrefetching, startVisits, startUpdates];

/** Starts the next step. Import lazily, in an idle moment. */
export function startLater(): void {
  STEPS.shift()?.();
  if (STEPS.length > 0) whenIdle(startLater);
}

/** Loads the code and messages of a link's page ahead of time; not of a guarded page, which the visitor may not see. */
function prefetchTarget(node: EventTarget | null): void {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return;
  const route = matchPath(link.pathname);
  if (!route || route.middleware) return;
  prefetch(() =>
    ignoringChunkErrors(() =>
      Promise.all([loadView(route), loadPayload(route.path), loadStyles(route)]),
    ),
  );
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
function startPrefetching(): void {
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
