import { LOCALES } from '../../../model/locale.ts';
import { layoutMessages } from '../../../web/src/ui/layout-messages.ts';
import { PHONE, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { doubleText } from './layout-measures.ts';

/**
 * Bars, menus and labels in a window that is zoomed to 400 % (1280 x 1024 pixels are 320 x 256 then), and in text of
 * twice the size. The sweep of public-pages.spec.ts looks at the rest of every page.
 */

test.use({ ...PHONE, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const ZOOMED = { width: 320, height: 256 };
const NARROW = { width: 320, height: 640 };

test('the bars leave a zoomed window to the page, and “More” fits it, also in large text', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  for (const path of ['/faq', '/m/faq']) {
    await page.goto(path);
    await page.locator('.faq details').nth(4).scrollIntoViewIfNeeded();
    for (const bar of await page.locator('.header, .bottom-nav').all())
      await expect(bar, path).not.toBeInViewport();
  }
  await page.goto('/m/services');
  await page.getByRole('button', { name: layoutMessages.en.more }).click();
  const links = page.locator('#more a');
  await expect(links).toHaveCount(5);
  const expectToFit = async () => {
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
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

/** Texts of an element that lie on each other, or outside of it, by more than a pixel. */
function collisions(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((container) => {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width > 0) texts.push({ text: walker.currentNode.nodeValue ?? '', box });
    }
    const { left, right, top, bottom } = container.getBoundingClientRect();
    const isOutside = ({ box }: (typeof texts)[number]) =>
      box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    const isOn = (one: DOMRect, other: DOMRect) =>
      other.left < one.right - 1 &&
      other.right > one.left + 1 &&
      other.top < one.bottom - 1 &&
      other.bottom > one.top + 1;
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(({ box }) => isOn(one.box, box))
        .map(({ text }) => `${one.text} on ${text}`),
    );
    return [...texts.filter(isOutside).map(({ text }) => `${text} is outside`), ...pairs];
  });
}

test.describe('labels of twice the length', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('overlap nothing: the header takes further lines, the bottom bar grows, and the page is between them', async ({
    page,
  }) => {
    await page.goto('/faq');
    for (const width of [1440, 1280, 1120]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await collisions(page, '.header'), `${width}, as it is`).toEqual([]);
    }
    const header = page.locator('.header');
    const before = await header.boundingBox();
    await doubleLabels(page);
    for (const width of [1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await collisions(page, '.header'), String(width)).toEqual([]);
      const { height = 999 } = (await header.boundingBox()) ?? {};
      if (width === 1120) expect(height, 'takes more lines').toBeGreaterThan(before?.height ?? 999);
      expect((await page.locator('main').boundingBox())?.y).toBeGreaterThanOrEqual(height);
    }
    await page.goto('/m/faq');
    await doubleLabels(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
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

test('in a narrow window, the bottom bar shows the full names of the pages, also in large type, and the header those of the studio and of the other language in one row', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  for (const locale of LOCALES) {
    const { nav, language } = layoutMessages[locale];
    await page.setExtraHTTPHeaders({ 'accept-language': locale });
    for (const path of ['/faq', '/m/faq']) {
      await page.goto(path);
      const header = page.locator('.header');
      // What is shown is also how it is called by voice.
      const languageSwitch = header.getByRole('link', { name: language, exact: true });
      await expect(languageSwitch, path).toHaveText(language, { useInnerText: true });
      for (const name of [header.locator('.brand'), languageSwitch]) {
        const room = await name.evaluate((link) => link.clientWidth - link.scrollWidth);
        expect(room, path).toBeGreaterThanOrEqual(0);
      }
      const middles = await header.locator('.page-container > *').evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
      expect(new Set(middles).size, path).toBe(1);
    }
    const links = page.locator('.bottom-nav > ul a');
    const names = ['home', 'services', 'our-portofolio', 'who-we-are', 'contact-us'] as const;
    await expect(links).toHaveText(names.map((name) => nav[name]));
    // Legible, and no word is broken: each label is as wide as its longest word at least.
    const labels = await page.locator('.bottom-nav > ul > li > *').evaluateAll((each) =>
      each.map((label) => {
        const text = [...label.childNodes].find((node) => node instanceof Text);
        const lines = [...(text?.data ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + word.length);
          return range.getClientRects().length;
        });
        return { lines, size: parseFloat(getComputedStyle(label).fontSize) };
      }),
    );
    expect(labels).toHaveLength(6);
    expect(labels.filter(({ lines }) => lines.some((count) => count !== 1))).toEqual([]);
    for (const { size } of labels) expect(size).toBeGreaterThanOrEqual(12);
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
      const overflows = await links.evaluateAll(
        (each) => each.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).length,
      );
      expect(overflows, size).toBe(0);
    }
  }
});
