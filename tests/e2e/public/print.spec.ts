import { EMPTY_PICTURE, expect, test, type Page } from '../fixtures.ts';

/** The width of a sheet of A4 without its margins. Pages below `/m/` stay where they are without scripting. */
test.use({
  viewport: { width: 718, height: 1000 },
  colorScheme: 'dark',
  javaScriptEnabled: false,
  withPictures: true,
});

/** The texts of a selector that cannot be read on paper: hidden, outside the sheet, or without contrast to white. */
function unreadable(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((texts) => {
    // #767676 is the lightest grey with enough contrast to white.
    const isDark = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) <= 0x76);
    return texts
      .filter((text) => {
        const { right, height } = text.getBoundingClientRect();
        const { color, opacity, visibility } = getComputedStyle(text);
        const isShown = text.checkVisibility() && visibility === 'visible' && opacity === '1';
        return !isShown || height < 10 || right > innerWidth || !isDark(color);
      })
      .map((text) => text.outerHTML.slice(0, 100));
  });
}

test('a visitor prints all that opens or scrolls, dark on white', async ({ page }) => {
  // The fixture's session with the browser would set the medium back at every load.
  await page.route('**/media/**', (route) => route.fulfill(EMPTY_PICTURE));
  await page.emulateMedia({ media: 'print' });
  for (const [path, texts] of [
    ['/faq', '.faq p'],
    ['/our-portofolio', '.project p:not(.position)'],
    ['/', '.hero :is(h1, .lead), .slogans :is(button, [role=tooltip])'],
    ['/m/services', '.mobile-hero :is(h1, p), .carousel :is(h2, h3, p, li)'],
    ['/m/testimonial', '.carousel :is(blockquote, strong)'],
    ['/m/our-portofolio', '.carousel :is(h2, p)'],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(texts).count(), path).toBeGreaterThan(2);
    expect(await unreadable(page, texts), path).toEqual([]);
    await expect(page.locator('.header')).toBeHidden();
    for (const bar of await page.locator('.bottom-nav, .footer').all())
      await expect(bar).toBeHidden();
  }
});
