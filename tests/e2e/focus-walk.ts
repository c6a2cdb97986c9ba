import type { Page } from './fixtures.ts';

/** Most elements of a page that can have the focus. */
const MOST = 80;

interface Looked {
  /** Place among the elements that had the focus. */
  number: number;
  /** What is wrong with how the focus is shown; '' where nothing is. */
  wrong: string;
}

/**
 * Runs in the page. Looks at the element that has the focus, or gives it to those of `numbers`, one after the other.
 * @returns nothing where no element has the focus
 */
function look(numbers: number[] | null): Looked[] {
  // The page scrolls smoothly; the test looks at where it arrives.
  document.documentElement.style.scrollBehavior = 'auto';
  // Kept in the page: a list that refreshes itself changes the places of elements in the document.
  const walk = globalThis as unknown as { walked?: HTMLElement[] };
  const walked = (walk.walked ??= []);
  const wrongWith = (element: Element): string => {
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
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (isShown && isOutlined) return '';
    return `${isShown ? 'without outline' : 'covered'}: ${element.outerHTML.slice(0, 100)}`;
  };
  if (numbers === null) {
    const element = document.activeElement;
    if (!element || element === document.body) return [];
    if (!walked.includes(element as HTMLElement)) walked.push(element as HTMLElement);
    return [{ number: walked.indexOf(element as HTMLElement), wrong: wrongWith(element) }];
  }
  return numbers.flatMap((number) => {
    const element = walked[number];
    element?.focus();
    return element ? [{ number, wrong: wrongWith(element) }] : [];
  });
}

/**
 * Moves the focus through the page, from where it is until it leaves the page: forwards by Tab, then backwards over the
 * same elements, which scrolls the page as Shift+Tab does.
 * @returns how many elements had the focus, and those that were out of view, under something else, or without outline
 */
export async function walkFocus(page: Page): Promise<{ count: number; wrong: string[] }> {
  const forwards = new Map<number, Looked>();
  while (forwards.size < MOST) {
    await page.keyboard.press('Tab');
    const [focused] = await page.evaluate(look, null);
    if (!focused || forwards.has(focused.number)) break;
    forwards.set(focused.number, focused);
  }
  const backwards = await page.evaluate(look, [...forwards.keys()].toReversed());
  // Leaves the page, so that another walk begins at its first element.
  await page.keyboard.press('Shift+Tab');
  const wrong = [
    ...[...forwards.values()].map((each) => ({ ...each, way: 'forwards' })),
    ...backwards.map((each) => ({ ...each, way: 'backwards' })),
  ].filter((each) => each.wrong !== '');
  return { count: forwards.size, wrong: wrong.map((each) => `${each.way}, ${each.wrong}`) };
}
