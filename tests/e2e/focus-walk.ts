import type { Page } from './fixtures.ts';

/** Most elements of a page that can have the focus. */
const MOST = 80;

/**
 * Moves the focus through the page, from where it is until it leaves the page.
 * @param key `Shift+Tab` walks backwards
 * @returns how many elements had the focus, and those that were out of view, under something else, or without outline
 */
export async function walkFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ count: number; wrong: string[] }> {
  const wrong: string[] = [];
  const seen = new Set<number>();
  while (seen.size < MOST) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // The page scrolls smoothly; the test looks at where it arrives.
      document.documentElement.style.scrollBehavior = 'auto';
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      // A text area may be higher than what the bars leave of the window.
      const start = Math.max(top, 0);
      const height = Math.min(bottom, innerHeight) - start;
      const isShown = [0.25, 0.5, 0.75].some((part) => {
        const shown = height > 0 && document.elementFromPoint(x, start + part * height);
        return shown && (element.contains(shown) || shown.contains(element));
      });
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        number: [...document.querySelectorAll('*')].indexOf(element),
        html: element.outerHTML.slice(0, 100),
        covered: !isShown,
        outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (!focused || seen.has(focused.number)) break;
    seen.add(focused.number);
    if (focused.covered) wrong.push(`covered: ${focused.html}`);
    if (!focused.outlined) wrong.push(`without outline: ${focused.html}`);
  }
  return { count: seen.size, wrong };
}
