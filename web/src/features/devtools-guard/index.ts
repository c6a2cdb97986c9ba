import { showClosed } from './closed-notice.ts';
import type { Detection } from './detect.ts';
import { detectDevtools } from './detect.ts';
import { opensTools } from './keys.ts';

/** How often the window is looked at (docs/behaviour.md, section 9). */
const EVERY_MS = 1000;

/**
 * Starts the developer-tools guard: content gives way to the closed-app message while tools are docked in
 * the window; their keys and the context menu are blocked (docs/behaviour.md, sections 4 and 9).
 */
export function startGuard(): void {
  const block = (event: Event) => event.preventDefault();
  addEventListener('keydown', (event) => opensTools(event) && block(event), true);
  addEventListener('contextmenu', block, true);
  // Phones and tablets have no tools to dock, but keyboards and rotations that look like it.
  const desktop = matchMedia('(hover: hover) and (pointer: fine)');
  let verdict: Detection = { open: false, baseline: null };
  const look = () => {
    if (document.hidden || inputDistorts()) return;
    if (desktop.matches) verdict = detectDevtools(sizesNow(), verdict.baseline);
    showClosed(desktop.matches && verdict.open);
  };
  look();
  setInterval(look, EVERY_MS);
}

/** True while pinching or an on-screen keyboard changes the sizes: then the last verdict stays. */
function inputDistorts(): boolean {
  const { activeElement } = document;
  const typing =
    navigator.maxTouchPoints > 0 &&
    activeElement instanceof HTMLElement &&
    activeElement.matches('input, textarea, [contenteditable]');
  return typing || Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
}

function sizesNow() {
  const { outerWidth, outerHeight, innerWidth, innerHeight, devicePixelRatio: ratio } = window;
  return { outerWidth, outerHeight, innerWidth, innerHeight, ratio };
}
