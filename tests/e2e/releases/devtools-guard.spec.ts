import type { Page } from '@playwright/test';
import { PHONE } from '../fixtures.ts';
import { expect, test, waitForStart } from './fixtures.ts';

/** The guard shows the page to visitors without developer tools (docs/decisions/0024); all sizes are in `tests/unit/devtools-guard/detect.test.ts`. */
const CLOSED = /This application has been closed!/;

test.beforeEach(({ page }) => page.clock.install());

interface Sizes {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
  devicePixelRatio: number;
}

/** Makes the window report these sizes, and waits until the guard has measured twice. */
async function look(page: Page, sizes?: Sizes): Promise<void> {
  await page.evaluate((reported) => {
    for (const [name, value] of Object.entries(reported ?? {})) {
      Object.defineProperty(window, name, { configurable: true, value });
    }
  }, sizes);
  await page.clock.runFor(2100);
}

const zoomed = (zoom: number, width: number): Sizes => ({
  outerWidth: width,
  outerHeight: 900,
  innerWidth: Math.round(width / zoom),
  innerHeight: Math.round((900 - 90) / zoom),
  devicePixelRatio: zoom,
});

test.describe('on a desktop', () => {
  for (const width of [1440, 720]) {
    test(`page zoom of 50 to 500 %, ${width === 720 ? 'in half a screen' : 'in a full window'}`, async ({
      page,
      site,
    }) => {
      await page.goto('/faq');
      await waitForStart(site);
      await look(page, zoomed(1, width));
      for (const zoom of [0.5, 0.67, 0.8, 0.9, 1.1, 1.25, 1.5, 2, 3, 4, 5, 0.5]) {
        await look(page, zoomed(zoom, width));
        await expect(page.getByText(CLOSED), `${zoom * 100} %`).toHaveCount(0);
      }
      // The guard is active: it detects tools docked below the page.
      const tools = zoomed(1, width);
      await look(page, { ...tools, innerHeight: tools.innerHeight - 300 });
      await expect(page.getByText(CLOSED)).toBeVisible();
    });
  }

  test('a window resized to half the screen and back', async ({ page, site }) => {
    await page.goto('/faq');
    await waitForStart(site);
    for (const width of [720, 480, 1440]) {
      await look(page, zoomed(1, width));
      await expect(page.getByText(CLOSED)).toHaveCount(0);
    }
  });
});

for (const [name, options] of [
  ['a crawler’s page of 12,140 px', { viewport: { width: 412, height: 12_140 } }],
  [
    'Lighthouse’s phone',
    {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
  ],
  ['Lighthouse’s desktop', { viewport: { width: 1350, height: 940 } }],
] as const) {
  test.describe(name, () => {
    test.use(options);

    test('shows the page', async ({ page, site }) => {
      await page.goto('/faq');
      await waitForStart(site);
      await look(page);
      await expect(page.getByText(CLOSED)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('on-screen keyboard and rotation', async ({ page, site }) => {
    await page.goto('/contact-us');
    await waitForStart(site);
    const { width, height } = PHONE.viewport;
    await page.locator('[name=message]').tap();
    for (const size of [
      { width, height: height - 380 },
      { width: height, height: width - 200 },
      { width: height, height: width },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await look(page);
      await expect(page.getByText(CLOSED), JSON.stringify(size)).toHaveCount(0);
      await expect(page.locator('[name=message]')).toBeVisible();
    }
  });
});
