import { markFontCached } from './cached-font.ts';

const FAMILY = 'Plus Jakarta Sans';
/** Windows in which pages are drawn in the typeface from the start (web/src/app/critical.css). */
const WIDE = '(min-width: 48rem)';

let brought: FontFace | undefined;

/**
 * Fetches the typeface for the pages after this one, where this page is drawn without it: on phones, whose first
 * words it would hold up (docs/decisions/0005). Nothing changes under the reader's eyes.
 */
export async function loadFont(): Promise<void> {
  const { font, typeface } = document.documentElement.dataset;
  if (!font || typeface !== undefined || matchMedia(WIDE).matches) return;
  const face = new FontFace(FAMILY, `url(${font})`, { weight: '200 800' });
  try {
    brought = await face.load();
    markFontCached(font);
  } catch {
    // Offline, or refused by the browser's settings: the phone's own typeface stays.
  }
}

/** Draws what comes next in the typeface, once it is there: called where the page changes anyway. */
export function applyFont(): void {
  if (!brought) return;
  document.fonts.add(brought);
  brought = undefined;
  document.documentElement.dataset['typeface'] = '';
}
