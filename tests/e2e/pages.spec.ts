import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { routes } from '../../web/src/routes.ts';
import { messages as home } from '../../web/src/pages/home/messages.ts';
import { layoutMessages } from '../../web/src/ui/layout-messages.ts';
import { DESKTOP, PHONE, expect, test, browserLocale } from './fixtures.ts';
import { studio } from '../../web/src/studio.ts';

const rows: readonly RouteRow[] = routes;

/**
 * Window sizes of the routes: desktop pages at both sizes, mobile pages on a phone. Markup and colours are the same in
 * both languages, so each size is searched for axe violations in one of them.
 */
const sizes = [
  { name: 'phone', options: PHONE, areas: ['public', 'mobile'], axe: 'id' },
  { name: 'desktop', options: DESKTOP, areas: ['public'], axe: 'en' },
] as const;

/**
 * Replaces cover images: the Functions emulator starts a process for each image requested at the same
 * time, and a list of posts requests many. tests/e2e/blog.spec.ts tests a real one.
 */
const PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
};

for (const locale of LOCALES) {
  for (const size of sizes) {
    test.describe(`${locale}, ${size.name}`, () => {
      test.use({ ...size.options, ...browserLocale(locale) });

      for (const area of size.areas) {
        test(`every ${area} page has its language, heading and navigation, no overflow${locale === size.axe ? ' and no axe violation' : ''}`, async ({
          page,
          expectAccessible,
        }) => {
          test.setTimeout(120_000);
          // The tutorial covers the page; it has its own tests.
          await page.addInitScript(() => localStorage.setItem('swipe_tutorial_seen', '1'));
          await page.route('/media/**', (route) => route.fulfill(PICTURE));
          for (const row of rows.filter((each) => each.area === area)) {
            await test.step(row.path, async () => {
              const response = await page.goto(row.path);
              expect(response?.status()).toBe(200);
              await expect(page.locator('html')).toHaveAttribute('lang', locale);
              await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
              await expect(page).toHaveTitle(new RegExp(` \\| ${studio.name}$`));
              await expect(currentLink(page, row, locale)).toHaveCount(1);
              const overflow = await page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              );
              expect(overflow, `pixels that ${row.path} is wider than the window`).toBe(0);
              if (locale === size.axe) await expectAccessible(page);
            });
          }
        });
      }
    });
  }
}

function currentLink(page: import('./fixtures.ts').Page, row: RouteRow, locale: Locale) {
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
    await page.getByText('How long does it take?').click();
    await expect(page.getByText('Basic takes up to 365 days')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Three things, done properly.',
    );
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
