import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { routes } from '../../web/src/routes.ts';
import { messages as faq } from '../../web/src/pages/faq/messages.ts';
import { messages as home } from '../../web/src/pages/home/messages.ts';
import { messages as services } from '../../web/src/pages/services/messages.ts';
import { layoutMessages } from '../../web/src/ui/layout-messages.ts';
import { studio } from '../../web/src/studio/studio.ts';
import { DESKTOP, PHONE, expect, test, browserLocale, replaceImages } from './fixtures.ts';
import type { Page } from './fixtures.ts';

const rows: readonly RouteRow[] = routes;

/**
 * Pages by the window in which they open. Pages for everybody are then made as narrow as a phone. Markup and colours
 * do not depend on the language, so each window and theme is searched for axe violations in one of them.
 */
const windows = [
  { area: 'public', options: DESKTOP },
  { area: 'mobile', options: PHONE },
] as const;
const THEMES = { en: 'light', id: 'dark' } as const;

/** Pixels by which a page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of LOCALES) {
  for (const { area, options } of windows) {
    test.describe(locale, () => {
      test.use({ ...options, ...browserLocale(locale), colorScheme: THEMES[locale] });

      test(`every ${area} page has its language, heading and navigation, fits the window and passes axe`, async ({
        page,
        expectAccessible,
      }) => {
        // The tutorial covers the page; it has its own tests.
        await page.addInitScript(() => localStorage.setItem('swipe_tutorial_seen', '1'));
        await replaceImages(page);
        for (const row of rows.filter((each) => each.area === area)) {
          await test.step(row.path, async () => {
            await page.setViewportSize(options.viewport);
            const response = await page.goto(row.path);
            expect(response?.status()).toBe(200);
            await expect(page.locator('html')).toHaveAttribute('lang', locale);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page).toHaveTitle(new RegExp(` \\| ${studio.name}$`));
            await expect(currentLink(page, row, locale)).toHaveCount(1);
            expect(await overflow(page), row.path).toBe(0);
            if (area === 'public') {
              if (locale === 'en') await expectAccessible(page);
              await page.setViewportSize(PHONE.viewport);
              expect(await overflow(page), `${row.path} on a phone`).toBe(0);
            }
            if (locale === 'id') await expectAccessible(page);
          });
        }
      });
    });
  }
}

function currentLink(page: Page, row: RouteRow, locale: Locale) {
  // The navigation does not list it.
  if (row.name === 'privacy') return page.locator('.footer a[href="/privacy"]');
  const name = row.area === 'mobile' ? row.folder : row.name;
  const label = layoutMessages[locale].nav[name as keyof (typeof layoutMessages)['en']['nav']];
  if (row.area === 'mobile') return page.locator('.bottom-nav > ul [aria-current]');
  return page.locator('#menu a[aria-current="page"]', { hasText: label });
}

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('the menu, the FAQ and links work', async ({ page }) => {
    await page.goto('/faq');
    const [entry] = faq.en.entries;
    await page.getByText(entry?.q ?? '').click();
    await expect(page.getByText(entry?.a ?? '')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.en.hero.title);
  });

  test('the tooltip of a slogan opens by touch', async ({ page }) => {
    await page.goto('/');
    const slogan = home.en.slogans.items[0];
    await page.getByRole('button', { name: slogan?.title ?? '' }).tap();
    await expect(page.getByText(slogan?.tip ?? '')).toBeVisible();
  });
});

test.describe('the slogans’ tooltips', () => {
  test.use(DESKTOP);

  test('describe their buttons, open by keyboard and pointer, and close by Escape', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(5);
    for (const { title, tip } of home.en.slogans.items) {
      const button = page.getByRole('button', { name: title });
      await expect(button).toHaveAccessibleDescription(tip);
      await button.focus();
      await expect(page.getByText(tip)).toBeVisible();
    }
    const [first, second] = home.en.slogans.items;
    if (!first || !second) throw new Error('The home page has no slogans');
    // The app handles Escape and may still be starting.
    await expect(async () => {
      await page.getByRole('button', { name: second.title }).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByText(second.tip)).toBeHidden({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: first.title }).hover();
    await expect(page.getByText(first.tip)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(first.tip)).toBeHidden();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: first.title }).hover();
    await expect(page.getByText(first.tip)).toBeVisible();
  });
});

test('the skip link works, and every link has a visible focus', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: layoutMessages.en.skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('href', /package=basic/);
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

for (const locale of LOCALES) {
  test.describe(`the smallest phone, ${locale}`, () => {
    test.use({ ...PHONE, viewport: { width: 320, height: 568 }, ...browserLocale(locale) });

    test('the home pages say who, what, and what to do before anybody scrolls', async ({
      page,
    }) => {
      for (const path of ['/', '/m/home']) {
        await page.goto(path);
        const action = await page.locator('main .button').first().boundingBox();
        const hasBar = path.startsWith('/m/');
        const bar = hasBar ? await page.locator('.bottom-nav').boundingBox() : null;
        expect((action?.y ?? 999) + (action?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 568);
      }
    });
  });
}

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('no name and no address in the footer is broken', async ({ page }) => {
    await page.goto('/faq');
    const broken = await page.locator('.footer a:not(.brand)').evaluateAll((links) =>
      links
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size > 1;
        })
        .map((link) => link.textContent),
    );
    expect(broken).toEqual([]);
  });
});
