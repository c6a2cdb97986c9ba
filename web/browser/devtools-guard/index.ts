import { showClosed } from './closed-notice.ts';
import { type Detection, detectDevtools } from './detect.ts';

/** Interval between two checks of the window (docs/behaviour.md, "Constants and limits"). */
const INTERVAL_MS = 1000;

/**
 * Replaces the page by the closed-app message while developer tools are docked (docs/behaviour.md, "States and
 * transitions").
 */
export function startDevtoolsGuard(): void {
  const block = (event: Event) => event.preventDefault();
  addEventListener('keydown', (event) => opensDevtools(event) && block(event), true);
  addEventListener('contextmenu', (event) => isTyping() || block(event), true);
  // Phones have no docked tools, but keyboards and rotations change the window similarly.
  const desktop = matchMedia('(hover: hover) and (pointer: fine)');
  let detection: Detection = { open: false, baseline: null };
  const check = () => {
    if (document.hidden || isSizeDistorted()) return;
    if (desktop.matches) detection = detectDevtools(windowSizes(), detection.baseline);
    showClosed(desktop.matches && detection.open);
  };
  check();
  setInterval(check, INTERVAL_MS);
}

/** True while pinching or an on-screen keyboard changes the sizes. */
function isSizeDistorted(): boolean {
  const keyboard = navigator.maxTouchPoints > 0 && isTyping();
  return keyboard || Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
}

/** A text field keeps its context menu, for pasting and spelling. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
}

function windowSizes() {
  const { outerWidth, outerHeight, innerWidth, innerHeight, devicePixelRatio: ratio } = window;
  return { outerWidth, outerHeight, innerWidth, innerHeight, ratio };
}

export function opensDevtools(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key === 'F12') return true;
  if (!ctrlKey && !metaKey) return false;
  // The physical key, whatever the keyboard's layout.
  const letter = /^Key([IJCU])$/.exec(code)?.[1] ?? key.toUpperCase();
  // AltGr types letters on many layouts and is reported as Ctrl+Alt.
  if (letter === 'U') return !shiftKey && (!altKey || metaKey);
  return ['I', 'J', 'C'].includes(letter) && (shiftKey || (metaKey && altKey));
}
