import { layoutMessages } from '#browser/layout-messages.ts';
import { languagePath, LOCALES, otherLocales, OWN_LANGUAGE_NAMES } from '#studio/locale.ts';
import { DESKTOP, PHONE, expect, test } from '../fixtures.ts';
import { NARROW, ZOOMED, doubleText } from './layout-measures.ts';

/**
 * Bars, menus and labels in a window that is zoomed to 400 % (1280 x 1024 pixels are 320 x 256 then), in text of twice
 * the size, and in both languages. The sweep of public-pages.spec.ts looks at the rest of every page.
 */

test.use({ ...PHONE, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor who zooms has no bars over the page; “More” fits large text', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const path of ['/faq', '/m/faq']) {
    await page.goto(path);
    await page.locator('.faq details').nth(4).scrollIntoViewIfNeeded();
    for (const bar of await page.locator('.header, .bottom-nav').all())
      await expect(bar, path).not.toBeInViewport();
  }
  await page.goto('/m/services');
  await page.getByRole('button', { name: layoutMessages.en.more }).click();
  const links = page.locator('#more a:visible');
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

test('a visitor with large text has the menu inside of the window', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/faq');
  await doubleText(page);
  const button = page.getByRole('button', { name: layoutMessages.en.menu });
  await button.click();
  const above = await button.boundingBox();
  const menu = await page.locator('#menu').boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((above?.y ?? 999) + (above?.height ?? 0));
  expect((menu?.y ?? 0) + (menu?.height ?? 999)).toBeLessThanOrEqual(NARROW.height);
  const last = page.locator('#menu a:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  // The button still closes it.
  await button.click();
  await expect(last).toBeHidden();
});

test('a visitor with a narrow window reads full names in the bars', async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const locale of LOCALES) {
    const { nav } = layoutMessages[locale];
    const [language = ''] = otherLocales(locale).map((other) => OWN_LANGUAGE_NAMES[other]);
    for (const path of ['/faq', '/m/faq']) {
      await page.goto(languagePath(path, locale));
      const header = page.locator('.header');
      // The visible name is also the one that voice control uses.
      const languageSwitch = header.getByRole('link', { name: language, exact: true });
      await expect(languageSwitch, path).toHaveText(language, { useInnerText: true });
      for (const name of [header.locator('.brand'), languageSwitch]) {
        const room = await name.evaluate((link) => link.clientWidth - link.scrollWidth);
        expect(room, path).toBeGreaterThanOrEqual(0);
      }
      // A longer name of the menu takes a row of its own.
      await header
        .locator('.menu-button span')
        .evaluateAll((names) => names.forEach((name) => (name.textContent = 'Menu')));
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
    await doubleText(page);
    const overflows = await links.evaluateAll(
      (each) => each.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).length,
    );
    expect(overflows).toBe(0);
  }
});

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, isMobile: false, hasTouch: false });

  test('a visitor with a wide window reads names that never overlap', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(languagePath('/faq', locale));
      for (const width of [1120, 1280, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const overlaps = await page.locator('.header a:visible').evaluateAll((links) => {
          const boxes = links.map((link) => link.getBoundingClientRect());
          const isOn = (one: DOMRect, other: DOMRect) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1;
          return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => isOn(one, other)));
        });
        expect(overlaps, `${locale}, ${width}`).toEqual([]);
      }
    }
  });
});
