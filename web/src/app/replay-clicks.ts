import { loadPage } from '../browser/reload.ts';

/**
 * Keeps a click that comes before the app can handle it, and replays it. Links, submit buttons, pop-over buttons and
 * `<summary>` work without the app; other buttons and the language switch need it.
 * @param started resolves once the app handles events, rejects where it could not start
 */
export function replayEarlyClicks(started: Promise<void>): void {
  let clicked: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    if (!event.isTrusted || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>('button[type="button"], a[data-locale-switch]');
    if (!element || element.hasAttribute('popovertarget') || element.hasAttribute('commandfor')) {
      return;
    }
    event.preventDefault();
    clicked = element;
  };
  addEventListener('click', keep, { capture: true });
  const stop = () => removeEventListener('click', keep, { capture: true });

  started.then(
    () => {
      stop();
      clicked?.click();
    },
    () => {
      stop();
      // Without the app the switch is an ordinary link.
      if (clicked instanceof HTMLAnchorElement) loadPage(clicked.href);
    },
  );
}
