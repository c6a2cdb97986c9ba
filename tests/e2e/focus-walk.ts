import type { Page } from './fixtures.ts';

/** Most elements of a page that can have the focus. */
const MOST = 80;

interface Looked {
  /** Place among the elements that had the focus. */
  number: number;
  /** What is wrong with how the focus is shown; '' where nothing is. */
  wrong: string;
}

/** What can have the focus by Tab. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Runs in the page. Lists what can have the focus, in its order; returns how many there are. */
function list(tabbable: string): number {
  const walk = globalThis as unknown as { walked?: HTMLElement[] };
  walk.walked = [...document.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return walk.walked.length;
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

interface Walk {
  /** How many elements had the focus. */
  count: number;
  /** Those that were out of view, under something else, or without outline. */
  wrong: string[];
}

const resultOf = (forwards: Looked[], backwards: Looked[]): Walk => ({
  count: forwards.length,
  wrong: [
    ...forwards.map((each) => ({ ...each, way: 'forwards' })),
    ...backwards.map((each) => ({ ...each, way: 'backwards' })),
  ]
    .filter((each) => each.wrong !== '')
    .map((each) => `${each.way}, ${each.wrong}`),
});

/**
 * Moves the focus through the page, from where it is until it leaves the page: forwards by Tab, then backwards over the
 * same elements, which scrolls the page as Shift+Tab does.
 */
export async function walkFocus(page: Page): Promise<Walk> {
  const forwards = new Map<number, Looked>();
  while (forwards.size < MOST) {
    await page.keyboard.press('Tab');
    const [focused] = await page.evaluate(look, null);
    if (!focused || forwards.has(focused.number)) break;
    forwards.set(focused.number, focused);
  }
  const backwards = await page.evaluate(look, [...forwards.keys()].toReversed());
  return resultOf([...forwards.values()], backwards);
}

/** As `walkFocus`, where many pages are looked at: without keys, which take most of its time. */
export async function sweepFocus(page: Page): Promise<Walk> {
  // The browser shows the focus of somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  const numbers = Array.from(
    { length: await page.evaluate(list, TABBABLE) },
    (_, number) => number,
  );
  const forwards = await page.evaluate(look, numbers);
  return resultOf(forwards, await page.evaluate(look, numbers.toReversed()));
}
