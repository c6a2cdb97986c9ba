import type { Page } from 'playwright-core';
import { median } from '../figures.ts';
import { openOnPhone, tap } from './phone.ts';

const RUNS = 3;

type Act = (page: Page) => Promise<void>;

/** Interactions of visitors on public pages, with their page and what comes before. */
const INTERACTIONS: Readonly<Record<string, readonly [path: string, interact: Act, before?: Act]>> =
  {
    'opening the menu': ['/', (page) => tap(page.locator('.menu-button'))],
    'opening a tooltip': ['/m/home', (page) => tap(page.locator('.tooltip button').first())],
    'opening a question': ['/m/faq', (page) => tap(page.locator('summary').first())],
    'changing the language': [
      '/m/home',
      (page) => tap(page.locator('[data-locale-switch]').first()),
    ],
    'typing in the form': ['/m/contact-us', type],
    'sending the form': ['/m/contact-us', send, fillIn],
  };

async function type(page: Page): Promise<void> {
  await tap(page.locator('textarea'));
  await page.keyboard.type('We sell batik.', { delay: 60 });
}

async function fillIn(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 202, json: { reference: 'CS-AAAA-BBBB' } }),
  );
  await page.locator('[name="name"]').fill('A visitor');
  await page.locator('[name="email"]').fill('visitor@example.com');
  await page.locator('textarea').fill('We need a page that takes orders.');
}

function send(page: Page): Promise<void> {
  return tap(page.locator('form button[type="submit"]'));
}

/** The longest delay of an interaction until its paint, in ms; the browser counts in steps of 8 ms. */
async function once(path: string, interact: Act, before?: Act): Promise<number> {
  const { page, close } = await openOnPhone(4);
  try {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // The app has started: links would load their page before.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await before?.(page);
    await page.evaluate(() => {
      const delays: number[] = [];
      let end = Infinity;
      addEventListener('keydown', ({ key, timeStamp }) => {
        if (key !== 'Shift') return;
        end = timeStamp;
        // A shorter event is not reported.
        while (performance.now() < end + 20);
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.startTime >= end) Object.assign(window, { delay: Math.max(0, ...delays) });
          else if (entry.interactionId) delays.push(entry.duration);
        // TypeScript does not know the threshold yet.
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await interact(page);
    // The browser reports events in their order, some time after their paint: one more tells that all are there.
    const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
    await frame();
    await frame();
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => 'delay' in window);
    return await page.evaluate(() => Reflect.get(window, 'delay') as number);
  } finally {
    await close();
  }
}

/** The median delay of each interaction, in ms; 0 where it is less than 16. */
export async function interactionDelays(origin: string): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [name, [path, ...acts]] of Object.entries(INTERACTIONS)) {
    const values: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each uses the whole processor
    for (let run = 0; run < RUNS; run += 1) values.push(await once(origin + path, ...acts));
    delays[name] = median(values);
  }
  return delays;
}
