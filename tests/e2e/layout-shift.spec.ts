import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SITE } from '../../emulators/project.ts';
import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { STORAGE_KEYS } from '../../model/storage-keys.ts';
import { DESKTOP, PHONE, expect, test } from './fixtures.ts';
import type { Page } from './fixtures.ts';
import { startProxy } from './proxy.ts';

const rows: readonly RouteRow[] = routes;
const pathsOf = (...areas: RouteRow['area'][]) =>
  rows.filter((row) => areas.includes(row.area)).map((row) => row.path);

/** Largest sum of layout shifts on a page whose typeface comes late. */
const MOST = 0.005;

/** Milliseconds between two chunks: a few frames, so that each is painted before the next one. */
const PAUSE = 60;

/** Ends of chunks: points where an element has arrived and its neighbours have not. */
const CHUNK_ENDS = /<\/svg>|<\/nav>|<\/h1>|data-locale-switch="..">[^<]*<\/a>/g;
/** Ends of chunks in the bottom bar of pages below `/m/`. */
const BAR_CHUNK_ENDS = /<nav class="bottom-nav".*?<\/svg>|<\/li>/g;

const IMAGE = { 'content-type': 'image/svg+xml' };

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
  for (const piece of chunksOf(await page.text())) {
    response.write(piece);
    await pause(PAUSE);
  }
  response.end();
}

/** A layout shift without user input: its value, and what moved. */
interface Moved {
  value: number;
  what: string;
}

async function shiftsOn(page: Page): Promise<Moved[]> {
  return page.evaluate(
    () =>
      new Promise<Moved[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const found: Moved[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const what = element?.outerHTML.slice(0, 60);
              return `${what} ${from.x},${from.y} → ${to.x},${to.y}`;
            });
            found.push({ value, what: moved.join('; ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
}

for (const [name, size, paths] of [
  // Pages below `/m/` redirect a desktop browser before they show anything.
  ['1440', DESKTOP, pathsOf('public')],
  ['390', PHONE, pathsOf('public', 'mobile')],
] as const) {
  test.describe(`${name} px wide`, () => {
    test.use(size);

    test('no layout shift on a page that arrives in chunks', async ({ context }) => {
      const site = await startProxy(({ url = '/', headers }, response) => {
        if (headers['sec-fetch-dest'] === 'document') void sendInChunks(url, response);
        // The Functions emulator starts a process for each concurrent image, which would slow everything down.
        else if (url.startsWith('/media/')) response.writeHead(200, IMAGE).end('<svg/>');
        else return false;
        return true;
      });
      const moved: Record<string, Moved[]> = {};
      const visit = async (page: Page, path: string) => {
        await page.goto(site.origin + path);
        moved[path] = await shiftsOn(page);
      };
      // The first page fetches the font, which is then cached for the others.
      await visit(await context.newPage(), '/faq');
      const waiting = paths.values();
      const lane = async () => {
        const page = await context.newPage();
        for (const path of waiting) await visit(page, path);
      };
      await Promise.all([lane(), lane(), lane()]);
      await site.close();
      expect(moved).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
    });

    test('the typeface moves nothing when it replaces its fallback', async ({ context }) => {
      // Every page is a first visit: the typeface is applied once it has come.
      await context.addInitScript((key) => localStorage.removeItem(key), STORAGE_KEYS.cachedFont);
      const late = new Set<string>();
      const addresses = paths.map((path, index) => path + (index % 2 === 0 ? '' : '?hl=id'));
      const waiting = addresses.values();
      const lane = async () => {
        const page = await context.newPage();
        await page.route('**/*.woff2', async (route) => {
          await pause(2 * PAUSE);
          await route.continue();
        });
        for (const address of waiting) {
          await page.goto(address);
          await page.evaluate(() => document.fonts.load('1em "Plus Jakarta Sans"'));
          const shifts = await shiftsOn(page);
          const score = shifts.reduce((sum, { value }) => sum + value, 0);
          if (score > MOST)
            late.add(`${address} ${score} ${shifts.map(({ what }) => what).join()}`);
        }
      };
      await Promise.all([lane(), lane(), lane()]);
      expect([...late]).toEqual([]);
    });
  });
}
