import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SITE } from '../../../emulators/project.ts';
import { DESKTOP, PHONE, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { startProxy } from '../proxy.ts';
import type { Moved } from './layout-shifts.ts';
import { shiftsOn } from './layout-shifts.ts';

/** Milliseconds between two chunks: a few frames, so that each is painted before the next one. */
const PAUSE = 60;
/** Milliseconds after the head: the typeface, which the browser has cached, comes before the first text. */
const HEAD_PAUSE = 500;

/** Ends of chunks: points where an element has arrived and its neighbours have not. */
const CHUNK_ENDS = /<\/svg>|<\/nav>|<\/h1>|data-locale-switch="..">[^<]*<\/a>/g;
/** Ends of chunks in the bottom bar of pages below `/m/`. */
const BAR_CHUNK_ENDS = /<nav class="bottom-nav".*?<\/svg>|<\/li>/g;

/** Splits a page into its head, small chunks of what it shows first, and the rest. */
function chunksOf(html: string): string[] {
  const bar = html.indexOf('<nav class="bottom-nav"');
  const ends = (pattern: RegExp, from: number) =>
    [...html.slice(from).matchAll(pattern)].map((found) => from + found.index + found[0].length);
  const cuts = [
    html.indexOf('<body>'),
    ...ends(CHUNK_ENDS, 0).slice(0, 9),
    ...(bar < 0 ? [] : ends(BAR_CHUNK_ENDS, bar).slice(0, 2)),
  ];
  const inOrder = [0, ...new Set(cuts)].toSorted((a, b) => a - b);
  return inOrder.map((from, index) => html.slice(from, inOrder[index + 1]));
}

async function sendInChunks(path: string, response: ServerResponse): Promise<void> {
  const page = await fetch(SITE + path);
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
  for (const [index, piece] of chunksOf(await page.text()).entries()) {
    response.write(piece);
    await pause(index === 0 ? HEAD_PAUSE : PAUSE);
  }
  response.end();
}

/** Pages with each kind of bar and of beginning; the others differ in what follows. */
for (const [device, paths] of [
  [DESKTOP, ['/']],
  [PHONE, ['/contact-us', '/m/home']],
] as const) {
  test.describe(`${device.viewport.width} pixels wide`, () => {
    test.use(device);

    // What moves when the typeface comes: public-pages.spec.ts.
    test('nothing moves on a page that arrives in chunks', async ({ context }) => {
      const site = await startProxy(({ url = '/', headers }, response) => {
        if (headers['sec-fetch-dest'] === 'document') void sendInChunks(url, response);
        // The Functions emulator starts a process for each concurrent image, which would slow everything down.
        else if (url.startsWith('/media/'))
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
        else return false;
        return true;
      });
      const moved: Record<string, Moved[]> = {};
      const visit = async (page: Page, path: string) => {
        await page.goto(site.origin + path);
        moved[path] = await shiftsOn(page);
      };
      // This page fetches the font, which is then cached for the others.
      const first = await context.newPage();
      await visit(first, '/faq');
      await expect(first.locator('html')).toHaveAttribute('data-font-applied');
      await Promise.all(paths.map(async (path) => visit(await context.newPage(), path)));
      await site.close();
      expect(moved).toEqual(Object.fromEntries(['/faq', ...paths].map((path) => [path, []])));
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first page is drawn in a fallback until the typeface has come, later ones in it at once', async ({
    page,
  }) => {
    const root = page.locator('html');
    const heading = page.locator('h1');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(/\.woff2$/);
    await page.goto('/');
    await requested;
    await expect(root).not.toHaveAttribute('data-font-applied');
    await expect(heading).toHaveCSS('font-family', /^"Jakarta Arial"/);
    release();
    await expect(root).toHaveAttribute('data-font-applied');
    await expect(heading).toHaveCSS('font-family', /^"Plus Jakarta Sans"/);
    expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"'))).toBe(true);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-font-applied');
    await expect(page.locator('link[rel="preload"][as="font"]:not([media])')).toHaveCount(1);
  });
});
