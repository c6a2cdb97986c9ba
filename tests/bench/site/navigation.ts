import type { Page } from 'playwright-core';
import { openOnPhone, tap } from './phone.ts';

/** Milliseconds from a click to the frame that shows another heading, at a quarter of the speed and on Slow 4G. */
export async function navigationTime({
  url,
  link,
}: {
  url: string;
  /** Selector of the link on it that is followed. */
  link: string;
}): Promise<number> {
  const { page, close } = await openOnPhone(4);
  try {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await measureNextHeading(page);
    await tap(page.locator(link).first());
    const time = await page.waitForFunction(() => Reflect.get(window, 'headingPainted') as number);
    return await time.jsonValue();
  } finally {
    await close();
  }
}

const measureNextHeading = (page: Page) =>
  page.evaluate(() => {
    let clicked = 0;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    const look = () => {
      if (heading() === before) return requestAnimationFrame(look);
      // The task after a frame's callbacks runs once the frame is made.
      return requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(window, 'headingPainted', performance.now() - clicked)),
      );
    };
    look();
  });
