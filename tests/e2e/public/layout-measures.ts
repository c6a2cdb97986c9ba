import type { Page } from '@playwright/test';

/** 1280 x 1024 pixels at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };
/** A window for text of twice the size (WCAG 1.4.4). */
export const NARROW = { width: 320, height: 640 };

/**
 * Controls of less than 24 pixels in either direction (WCAG 2.5.8). Links within a sentence may be smaller; a checkbox
 * is as large as its label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.closest('.honeypot, .skip-link, .admin-skip, .sr-only'))
      .filter((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const inText = getComputedStyle(control).display === 'inline';
        return !inText && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Doubles the size of the text until the page is left (WCAG 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
  });
}

/** The page or panels of it whose content is wider than they are. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const panels = [...document.querySelectorAll('.rounded-panel')].filter(wide);
    return [
      ...(wide(document.documentElement) ? [`page: ${document.documentElement.scrollWidth}`] : []),
      ...panels.map((panel) => `panel: ${panel.textContent.slice(0, 40)}`),
    ];
  });
}

/** A layout shift without user input: its value, and what moved. */
interface Moved {
  value: number;
  what: string;
}

/** Elements that have moved since the page was opened. */
export function shiftsOn(page: Page): Promise<Moved[]> {
  return page.evaluate(
    () =>
      new Promise<Moved[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const found: Moved[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const what = element?.outerHTML.slice(0, 60);
              return `${what} ${from.x},${from.y} → ${to.x},${to.y}`;
            });
            found.push({ value, what: moved.join('; ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
}
