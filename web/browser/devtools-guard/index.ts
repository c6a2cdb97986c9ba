import type { Bilingual } from '#studio/locale.ts';
import { pageLocale } from '../locale/page-locale.ts';
import { type Detection, detectDevtools } from './detect.ts';

const INTERVAL_MS = 1000;

export function startDevtoolsGuard(): void {
  const block = (event: Event) => event.preventDefault();
  addEventListener('keydown', (event) => opensDevtools(event) && block(event), true);
  addEventListener('contextmenu', (event) => isTyping() || block(event), true);
  // Phones have none, but keyboards and rotations change the window similarly.
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

function isSizeDistorted(): boolean {
  const keyboard = navigator.maxTouchPoints > 0 && isTyping();
  return keyboard || Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
}

/** True in a text field, for pasting and spelling. */
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

const closedMessage: Bilingual<string> = {
  en: 'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
  id: 'Aplikasi ini telah ditutup! Tekan F5 di keyboard Anda atau klik tombol muat ulang di browser Anda.',
};

let notice: HTMLElement | null = null;
let hidden: HTMLElement[] = [];

/** Hidden, not removed: no typed text is lost. */
function showClosed(closed: boolean): void {
  if (closed === (notice !== null)) return;
  if (!closed) {
    notice?.remove();
    notice = null;
    for (const element of hidden) element.style.removeProperty('display');
    hidden = [];
    return;
  }
  hidden = [...document.body.children].filter((child) => child instanceof HTMLElement);
  for (const element of hidden) element.style.setProperty('display', 'none', 'important');
  notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent = closedMessage[pageLocale()];
  notice.style.cssText = 'padding:20vh 1.5rem;text-align:center;font-size:1.25rem';
  document.body.append(notice);
}
