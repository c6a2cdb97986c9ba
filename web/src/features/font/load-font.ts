import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { documentData } from '../../browser/document-data.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

const FAMILY = 'Plus Jakarta Sans';
/** Windows in which every page is drawn in the font from the start (`app/critical.css`). */
const WIDE = '(min-width: 48rem)';
/** Longest wait for the font on a page without prerendered text, in ms. */
const WAIT_MS = 500;

let loaded: FontFace | undefined;

/** True where this browser has fetched the font file before, so that it is available at the first paint. */
export function isFontCached(file: string): boolean {
  return readStorage(STORAGE_KEYS.cachedFont) === file;
}

/**
 * Fetches the font for later pages, where this page is drawn without it: on phones, whose first text it would delay
 * (docs/decisions/0005). The open page does not change.
 */
export async function loadFont(): Promise<void> {
  const { font, fontApplied } = documentData();
  if (!font || fontApplied !== undefined || matchMedia(WIDE).matches) return;
  const face = new FontFace(FAMILY, `url(${font})`, { weight: '200 800' });
  try {
    loaded = await face.load();
    writeStorage(STORAGE_KEYS.cachedFont, font);
  } catch {
    // Offline, or blocked by the browser's settings: the system font stays.
  }
}

/**
 * Waits for the font, on a page without prerendered text: its first text is drawn in the font, and nothing is delayed
 * that could be read. Gives up after half a second.
 */
export async function waitForFont(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([document.fonts.load(`1em "${FAMILY}"`), timeout]).catch(() => undefined);
}

/** Applies a loaded font; called on the next navigation, when the page changes anyway. */
export function applyFont(): void {
  if (!loaded) return;
  document.fonts.add(loaded);
  loaded = undefined;
  documentData().fontApplied = '';
}
