import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { whenIdle } from '#browser/idle.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import { mayPrefetch } from '#browser/save-data.ts';
import { startUpdates } from '#browser/updates/start-updates.ts';
import { splitPath } from '#studio/locale.ts';
import { matchPath, ownPath } from '../features/navigation/match.ts';
import { prefetch } from '../features/navigation/prefetch.ts';
import { loadPayload } from '../features/payload/load-payload.ts';
import { startVisits } from '../features/visits/start-visits.ts';
import { contentRoutes } from '../routes.ts';
import { loadStyles, loadView } from './open-page.ts';

const STEPS = [startPrefetching, startVisits, startUpdates];

export function startLater(): void {
  STEPS.shift()?.();
  if (STEPS.length > 0) whenIdle(startLater);
}

/**
 * Not of a guarded page, which the visitor may not see.
 * @param isMeant false for a link that is only in view: a list has many posts
 */
function prefetchTarget(node: EventTarget | null, isMeant: boolean): void {
  const link = node instanceof Element ? node.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return;
  const { path } = splitPath(link.pathname);
  const route = matchPath(path);
  if (!route || route.middleware) return;
  const needsPayload = isMeant || !contentRoutes.includes(route);
  prefetch(() =>
    ignoringChunkErrors(() =>
      Promise.all([
        loadView(route),
        loadStyles(route),
        needsPayload && loadPayload(ownPath(route, path)),
      ]),
    ),
  );
}

let visibleLinks: IntersectionObserver | undefined;

function startWatching(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => prefetchTarget(event.target, true), { passive: true });
  }
  visibleLinks = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibleLinks?.unobserve(target);
      prefetchTarget(target, false);
    }
  });
}

/** Links in the footer's last line are on every page and seldom followed: visible is not enough. */
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
