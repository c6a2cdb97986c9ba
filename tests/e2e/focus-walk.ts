import type { Page } from './fixtures.ts';

/** What can have the focus by Tab. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

interface Walk {
  /** How many elements had the focus. */
  count: number;
  /** Those that were out of view, under something else, or without outline. */
  wrong: string[];
}

/** Runs in the page. */
function walk(tabbable: string): Walk {
  // The page scrolls smoothly; the test looks at where it arrives.
  document.documentElement.style.scrollBehavior = 'auto';
  const isShown = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    // A text area may be higher than what the bars leave of the window.
    const start = Math.max(top, 0);
    const height = Math.min(bottom, innerHeight) - start;
    return [0.25, 0.5, 0.75].some((part) => {
      const shown = height > 0 && document.elementFromPoint(x, start + part * height);
      return shown && (element.contains(shown) || shown.contains(element));
    });
  };
  const isOutlined = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const elements = [...document.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const look = (way: string) => (element: HTMLElement) => {
    element.focus();
    if (isShown(element) && isOutlined(element)) return [];
    const what = isShown(element) ? 'without outline' : 'covered';
    return [`${way}, ${what}: ${element.outerHTML.slice(0, 100)}`];
  };
  return {
    count: elements.length,
    wrong: [
      ...elements.flatMap(look('forwards')),
      ...elements.toReversed().flatMap(look('backwards')),
    ],
  };
}

/** Moves the focus through the page and back, without keys, which would take most of the time. */
export async function walkFocus(page: Page): Promise<Walk> {
  // The browser shows the focus of somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(walk, TABBABLE);
}
