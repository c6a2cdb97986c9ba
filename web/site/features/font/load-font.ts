import { documentAttributes } from '#browser/document-attributes.ts';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';

const TYPEFACE = '1em "Plus Jakarta Sans"';
/** Steps by which letters are set closer or wider to keep a text's number of lines, in em. */
const STEP = 0.004;
const STEPS = 6;

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
  const heights = visibleTexts().map((element) => [element, element.offsetHeight] as const);
  data.fontApplied = '';
  for (const [element, height] of heights) keepHeight(element, height);
  writeStorage(STORAGE_KEYS.cachedFont, font);
}

/** The elements in the window that contain text. */
function visibleTexts(): HTMLElement[] {
  const found = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (element && top < innerHeight && bottom > 0) found.add(element);
  }
  return [...found];
}

/**
 * Sets a text slightly closer or wider where the font would break it into another number of lines, which would move
 * what follows. The fallback has the font's widths on average; a single line may differ by 2 %.
 */
function keepHeight(element: HTMLElement, height: number): void {
  const difference = () => element.offsetHeight - height;
  if (Math.abs(difference()) < 3) return;
  const direction = -Math.sign(difference());
  const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
  for (let step = 1; step <= STEPS; step += 1) {
    element.style.letterSpacing = `calc(${spacing}px + ${direction * step * STEP}em)`;
    if (Math.abs(difference()) < 3) return;
  }
  element.style.letterSpacing = '';
}
