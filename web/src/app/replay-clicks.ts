/**
 * Keeps a click that comes before the app can answer it. Links, submit buttons, pop-over buttons and
 * `<summary>` work by themselves; a plain button and the language switch wait for the app.
 * @param started settles when the app listens, rejects when it will not
 */
export function replayEarlyClicks(started: Promise<void>): void {
  let kept: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    if (!event.isTrusted || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const element = event.target instanceof Element ? event.target : null;
    const found = element?.closest<HTMLElement>('button[type="button"], a[data-locale-switch]');
    if (!found || found.hasAttribute('popovertarget') || found.hasAttribute('commandfor')) return;
    event.preventDefault();
    kept = found;
  };
  addEventListener('click', keep, { capture: true });
  const stop = () => removeEventListener('click', keep, { capture: true });

  started.then(
    () => {
      stop();
      kept?.click();
    },
    () => {
      stop();
      // Without the app the switch is an ordinary link.
      if (kept instanceof HTMLAnchorElement) location.assign(kept.href);
    },
  );
}
