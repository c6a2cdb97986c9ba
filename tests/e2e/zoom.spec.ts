import { layoutMessages } from '../../web/src/public-ui/layout-messages.ts';
import { PHONE, expect, test } from './fixtures.ts';
import type { Page } from './fixtures.ts';
import { doubleText } from './layout-measures.ts';

/**
 * Bars, menus and labels in a window that is zoomed to 400 % (1280 x 1024 pixels are 320 x 256 then), and in text of
 * twice the size. The sweep of public-pages.spec.ts looks at the rest of every page.
 */

test.use({ ...PHONE, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const ZOOMED = { width: 320, height: 256 };
const NARROW = { width: 320, height: 640 };

test('the bars leave a zoomed window to the page', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const path of ['/faq', '/m/faq']) {
    await page.goto(path);
    await page.locator('.faq details').nth(4).scrollIntoViewIfNeeded();
    await expect(page.locator('.header'), path).not.toBeInViewport();
    for (const bar of await page.locator('.bottom-nav').all())
      await expect(bar, path).not.toBeInViewport();
  }
});

test('“More” fits a zoomed window, also in large text', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/m/services');
  await page.getByRole('button', { name: layoutMessages.en.more }).click();
  const links = page.locator('#more a');
  await expect(links).toHaveCount(5);
  const expectToFit = async () => {
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(ZOOMED.height);
    }
  };
  await expectToFit();
  await doubleText(page);
  await expectToFit();
});

test('in large text, the open menu is between its button and the edge of the window', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('/faq');
  await doubleText(page);
  const button = page.getByRole('button', { name: layoutMessages.en.menu });
  await button.click();
  const above = await button.boundingBox();
  const menu = await page.locator('#menu').boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((above?.y ?? 999) + (above?.height ?? 0));
  expect((menu?.y ?? 0) + (menu?.height ?? 999)).toBeLessThanOrEqual(NARROW.height);
  const last = page.locator('#menu a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  // The button still closes it.
  await button.click();
  await expect(last).toBeHidden();
});

/** Makes each label of the navigation twice as long. */
async function doubleLabels(page: Page): Promise<void> {
  await page.locator('.menu a, .bottom-nav :is(a, button)').evaluateAll((labels) => {
    for (const label of labels) {
      const text = [...label.childNodes].find((node) => node instanceof Text);
      if (text) text.data = `${text.data} ${text.data}`;
    }
  });
}

/** Texts of an element that lie on each other, or outside of it. */
function collisions(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((container) => {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      const text = walker.currentNode.nodeValue ?? '';
      if (box.width > 0) texts.push({ text, box });
    }
    const around = container.getBoundingClientRect();
    const outside = texts.filter(
      ({ box }) =>
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 1 ||
        box.bottom > around.bottom + 1,
    );
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ text }) => `${one.text} on ${text}`),
    );
    return [...outside.map(({ text }) => `${text} is outside`), ...pairs];
  });
}

test.describe('labels of twice the length', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('the header takes further lines, and nothing overlaps', async ({ page }) => {
    for (const width of [1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/faq');
      expect(await collisions(page, '.header'), `${width}, as it is`).toEqual([]);
      const before = await page.locator('.header').boundingBox();
      await doubleLabels(page);
      expect(await collisions(page, '.header'), String(width)).toEqual([]);
      const header = await page.locator('.header').boundingBox();
      expect(header?.height, 'the labels are longer').toBeGreaterThan(before?.height ?? 0);
      const main = await page.locator('main').boundingBox();
      expect(main?.y).toBeGreaterThanOrEqual(header?.height ?? 999);
    }
  });

  test('the bottom bar grows, and the page ends above it', async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/m/faq');
      await doubleLabels(page);
      expect(await collisions(page, '.bottom-nav'), String(width)).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bar = await page.locator('.bottom-nav').boundingBox();
      expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(640);
      const end = await page.locator('main').boundingBox();
      // Less than a pixel is the rounding of the scroll position.
      expect((end?.y ?? 999) + (end?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + 1);
    }
  });
});
