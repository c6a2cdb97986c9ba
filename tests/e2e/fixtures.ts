import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locale } from '#studio/locale.ts';
import { missingIndex, queriesIn } from '../missing-index.ts';
import { test as base } from './worker-fixtures.ts';

/** Device sizes at which every page is tested. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/** Context options of a visitor whose browser prefers a language (`test.use(browserLocale('id'))`). */
export function browserLocale(locale: Locale): { locale: string } {
  return { locale: locale === 'id' ? 'id-ID' : 'en-GB' };
}

/** Waits until React has hydrated the page; the router sets `scrollRestoration` then. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Turns on Save-Data, so that nothing is prefetched. */
export async function enableSaveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

interface Answer {
  contentType: string;
  body: string;
}

/**
 * Answers requests for these addresses (`*` is any text), the last one that matches first; where the answer is null, they
 * fail. Unlike `page.route()`, it neither passes all other requests through the test nor turns off the browser's cache.
 * @returns how to stop
 */
export async function answerRequests(
  page: Page,
  answers: Record<string, Answer | null>,
): Promise<() => Promise<unknown>> {
  const patterns = Object.entries(answers).map(([address, answer]) => {
    const urlPattern = address.replaceAll('?', String.raw`\?`);
    const response = answer && {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: answer.contentType }],
      body: Buffer.from(answer.body).toString('base64'),
    };
    return { urlPattern, matches: new RegExp(`^${urlPattern.replaceAll('*', '.*')}$`), response };
  });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const response = patterns.findLast(({ matches }) => matches.test(request.url))?.response;
    const answered = response
      ? session.send('Fetch.fulfillRequest', { requestId, ...response })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // The page may have been left meanwhile.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: patterns.map(({ urlPattern }) => ({ urlPattern })),
  });
  return () => session.send('Fetch.disable');
}

/** URLs of Firestore's writes. */
export const WRITES = /google\.firestore\.v1\.Firestore\/Write\/channel/;

/**
 * Holds requests with a URL back from now on, as a slow network does.
 * @param answer to all of them, in place of the server's
 * @returns how to let them through
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  answer?: Answer,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await (answer ? route.fulfill(answer) : route.fallback()).catch(() => undefined);
  });
  return release;
}

export const EMPTY_PICTURE: Answer = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
};

/** Clicks the first link to an address by script, visible or not. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** The app records the position at the event, which comes with the next frame. */
export const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (place) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        scrollTo({ top: place, behavior: 'instant' });
      }),
    top,
  );

interface Options {
  /**
   * False by default: a service worker would answer requests that tests observe, and
   * every test would fill a cache. Tests of updates and offline use say `test.use({ withServiceWorker: true })`.
   */
  withServiceWorker: boolean;
  /** False by default: the browser asks for privacy, since each counted view would start a process of the Functions emulator. */
  countsVisits: boolean;
  /**
   * False by default: pictures of content are empty. The Functions emulator starts a process for each that is requested at
   * the same time, a list requests many, and other requests wait behind them.
   */
  withPictures: boolean;
}

interface Fixtures {
  /**
   * Declares console output before the test causes it. Declared output must appear; undeclared output fails the
   * test.
   */
  expectConsole: (...texts: (string | RegExp)[]) => void;
  /** Allows output that depends on timing and may not appear; otherwise `expectConsole()`. */
  allowConsole: (...texts: (string | RegExp)[]) => void;
  /** Checks the console of a further page as that of `page`. */
  watchConsole: (page: Page) => void;
}

const matches = (expected: string | RegExp, text: string) =>
  typeof expected === 'string' ? text.includes(expected) : expected.test(text);

/** Chromium's message about a failed request lacks the URL, which is in the location. */
const describeMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe; fails with the rule and element of each violation.
 * @param part selector of what is searched; the page by default
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Waits for transitions and changes of theme to end: axe would measure intermediate colours.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  // Once per page: loading it takes as long as a search.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document | string, options: RunOptions) => Promise<AxeResults> };
    };
    return axe.run(within ?? document, { resultTypes: ['violations'] });
  }, part);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}\n${node.failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Console output of any page that the emulators, or a slow machine, cause. Firestore's ends a stream at times: it answers 400 to the next message or
 * to the browser's end of it, the page opens another one, and the Content-Security-Policy blocks the SDK's check of the
 * connection.
 */
const TOLERATED_OUTPUT = [
  /400 \(Bad Request\) \(.*\.Firestore\/(Listen|Write)\/channel\?/,
  /WebChannelConnection RPC '(Listen|Write)' stream \S+ transport errored/,
  'Could not reach Cloud Firestore backend',
  'cleardot.gif',
];

interface Seen {
  declared: (string | RegExp)[];
  allowed: (string | RegExp)[];
  text: string[];
}

export const test = base.extend<Options & Fixtures & { seen: Seen; strictConsole: void }>({
  withServiceWorker: [false, { option: true }],
  countsVisits: [false, { option: true }],
  withPictures: [false, { option: true }],

  context: async ({ context, withServiceWorker, countsVisits }, provide) => {
    if (!withServiceWorker) {
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    }
    if (!countsVisits) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
      );
    }
    await provide(context);
  },

  page: async ({ page, withPictures }, provide) => {
    if (!withPictures) await answerRequests(page, { '*/media/*': EMPTY_PICTURE });
    await provide(page);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  seen: async ({}, provide) => provide({ declared: [], allowed: [...TOLERATED_OUTPUT], text: [] }),

  expectConsole: async ({ seen }, provide) =>
    provide((...texts) => void seen.declared.push(...texts)),

  allowConsole: async ({ seen }, provide) =>
    provide((...texts) => void seen.allowed.push(...texts)),

  watchConsole: async ({ seen }, provide) => {
    const take = (text: string) => seen.text.push(text);
    await provide((page) => {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) take(describeMessage(message));
      });
      page.on('pageerror', (error) => take(`uncaught: ${error.stack ?? error.message}`));
      page.on('request', (request) => {
        for (const query of queriesIn(request)) {
          const index = missingIndex(query);
          if (index !== null) take(`a query without its index: ${index}`);
        }
      });
    });
  },

  strictConsole: [
    async ({ page, seen, watchConsole }, provide) => {
      watchConsole(page);
      await provide();
      const { declared, allowed, text } = seen;
      const known = [...declared, ...allowed];
      const undeclared = text.filter((line) => !known.some((each) => matches(each, line)));
      const missing = declared.filter((each) => !text.some((line) => matches(each, line)));
      expect(undeclared, 'console output that the test does not expect').toEqual([]);
      expect(missing, 'console output that the test expects and did not see').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export type { Page } from '@playwright/test';
