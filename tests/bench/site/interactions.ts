import type { Page } from 'playwright-core';
import { median } from '../figures.ts';
import { openOnPhone } from './phone.ts';

const RUNS = 3;
/** A key that does nothing on any page. */
const LAST_KEY = 'F9';

/** Interactions of visitors on public pages, with their page. */
const INTERACTIONS: Readonly<
  Record<string, readonly [path: string, interact: (page: Page) => Promise<void>]>
> = {
  'opening the menu': ['/', (page) => page.locator('.menu-button').tap()],
  'opening a tooltip': ['/m/home', (page) => page.locator('.tooltip button').first().tap()],
  'opening a question': ['/m/faq', (page) => page.locator('summary').first().tap()],
  'changing the language': [
    '/m/home',
    (page) => page.locator('[data-locale-switch]').first().tap(),
  ],
  'typing in the form': ['/m/contact-us', type],
  'sending the form': ['/m/contact-us', send],
};

async function type(page: Page): Promise<void> {
  await page.locator('textarea').tap();
  await page.keyboard.type('We sell batik.', { delay: 60 });
}

async function send(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 202, json: { reference: 'CS-AAAA-BBBB' } }),
  );
  await page.locator('[name="name"]').fill('A visitor');
  await page.locator('[name="email"]').fill('visitor@example.com');
  await page.locator('textarea').fill('We need a page that takes orders.');
  await page.evaluate(() => Reflect.set(window, 'slowest', 0));
  await page.locator('form button[type="submit"]').tap();
}

/**
 * Waits until the browser has reported all events: it does so in their order, so a last one is made, which takes more
 * than the 16 ms below which it reports nothing.
 */
async function waitForReports(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'ended', performance.now());
    addEventListener('keydown', ({ timeStamp }) => {
      while (performance.now() < timeStamp + 50);
    });
  });
  await page.keyboard.press(LAST_KEY);
  await page.waitForFunction(() => Reflect.get(window, 'reported') === true);
}

/** The longest delay of an interaction until its paint, in ms; the browser counts in steps of 8 ms. */
async function once(path: string, interact: (page: Page) => Promise<void>): Promise<number> {
  const { page, close } = await openOnPhone(4);
  try {
    await page.addInitScript(() => {
      Reflect.set(window, 'slowest', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (!entry.interactionId) continue;
          if (entry.startTime >= Number(Reflect.get(window, 'ended') ?? Infinity)) {
            Reflect.set(window, 'reported', true);
            continue;
          }
          Reflect.set(
            window,
            'slowest',
            Math.max(Number(Reflect.get(window, 'slowest')), entry.duration),
          );
        }
      }).observe({
        type: 'event',
        buffered: true,
        durationThreshold: 16,
        // TypeScript does not know the threshold yet.
      } as PerformanceObserverInit);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await interact(page);
    await waitForReports(page);
    return await page.evaluate(() => Number(Reflect.get(window, 'slowest')));
  } finally {
    await close();
  }
}

/** The median delay of each interaction, in ms; 0 where it is less than 16. */
export async function interactionDelays(origin: string): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [name, [path, interact]] of Object.entries(INTERACTIONS)) {
    const values: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each uses the whole processor
    for (let run = 0; run < RUNS; run += 1) values.push(await once(origin + path, interact));
    delays[name] = median(values);
  }
  return delays;
}
