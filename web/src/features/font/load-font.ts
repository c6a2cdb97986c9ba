import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { documentAttributes } from '../../browser/document-attributes.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

const TYPEFACE = '1em "Plus Jakarta Sans"';
/** Longest wait for the font on a page without prerendered text, in ms. */
const WAIT_MS = 500;

/** True where this browser has fetched the font file before, so that it is available at the first paint. */
export function isFontCached(file: string): boolean {
  return readStorage(STORAGE_KEYS.cachedFont) === file;
}

/**
 * Fetches the font and then draws the page in it, where the page was drawn in a fallback of the same widths: on a first
 * visit. Without the file, the fallback stays.
 */
export async function loadFont(): Promise<void> {
  const data = documentAttributes();
  const { font, fontApplied } = data;
  if (!font || fontApplied !== undefined) return;
  const faces = await document.fonts.load(TYPEFACE).catch(() => []);
  if (faces.length === 0) return;
  data.fontApplied = '';
  writeStorage(STORAGE_KEYS.cachedFont, font);
}

/**
 * Waits for the font, on a page without prerendered text: its first text is drawn in the font, and nothing is delayed
 * that could be read. Gives up after half a second.
 */
export async function waitForFont(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([document.fonts.load(TYPEFACE), timeout]).catch(() => undefined);
}
