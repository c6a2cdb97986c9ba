import { setTimeout as pause } from 'node:timers/promises';
import { layoutMessages } from '#browser/layout-messages.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { type Route, routes } from '#site/routes.ts';
import {
  type Locale,
  LOCALES,
  languagePath,
  localizedPath,
  otherLocales,
  splitPath,
} from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { alterPage, switchLanguage, textsOf } from '../altered-page.ts';
import {
  DESKTOP,
  PHONE,
  browserLocale,
  expect,
  test,
  waitForHydration,
  type Page,
  expectAccessible,
} from '../fixtures.ts';
import {
  NARROW,
  ZOOMED,
  doubleText,
  overflowing,
  shiftsOn,
  smallTargets,
} from './layout-measures.ts';
import { missingRules } from './missing-rules.ts';

/*
 * Every public page, opened once as it is served, with scripting off, and once with the app. What follows looks at each
 * of them at every size; what one page alone can do has tests of its own.
 */

const LAYOUTS = ['desktop', 'mobile'] as const;
const routesOf = (layout: (typeof LAYOUTS)[number]) =>
  routes.filter((route) => route.layout === layout);
const desktopTwins = new Set(routesOf('desktop').flatMap(({ path, twin }) => (twin ? [path] : [])));

const SMALLEST_PHONE = { width: 320, height: 568 };

function currentLink(page: Page, route: Route, locale: Locale) {
  if (route.layout === 'mobile') return page.locator('.bottom-nav > ul [aria-current]');
  const labels: Record<string, string> = layoutMessages[locale].nav;
  const label = labels[route.name];
  // The navigation does not list every page; the footer does.
  if (label === undefined)
    return page.locator(`.footer a[href="${localizedPath(route.path, locale)}"]`);
  return page.locator('#menu a[aria-current="page"]', { hasText: label });
}

/** Elements that Tab can reach. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

interface Walk {
  /** How many elements had the focus. */
  count: number;
  /** Elements out of view, under something else, or without outline when they had the focus. */
  wrong: string[];
}

/** Runs in the page. */
function walk(tabbable: string): Walk {
  // The page scrolls smoothly; the test looks at where it arrives.
  document.documentElement.style.scrollBehavior = 'auto';
  const isShown = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    // A text area may be higher than what the bars leave of the window.
    const start = Math.max(top, 0);
    const height = Math.min(bottom, innerHeight) - start;
    return [0.25, 0.5, 0.75].some((part) => {
      const shown = height > 0 && document.elementFromPoint(x, start + part * height);
      return shown && (element.contains(shown) || shown.contains(element));
    });
  };
  const isOutlined = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const elements = [...document.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const look = (way: string) => (element: HTMLElement) => {
    element.focus();
    if (isShown(element) && isOutlined(element)) return [];
    const what = isShown(element) ? 'without outline' : 'covered';
    return [`${way}, ${what}: ${element.outerHTML.slice(0, 100)}`];
  };
  return {
    count: elements.length,
    wrong: [
      ...elements.flatMap(look('forwards')),
      ...elements.toReversed().flatMap(look('backwards')),
    ],
  };
}

/** Moves the focus through the page and back, without keys, which would take most of the time. */
async function walkFocus(page: Page): Promise<Walk> {
  // The browser shows the focus of somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(walk, TABBABLE);
}

const LINE =
  /^(?<start> *- )'?(?<role>[\w/]+)(?<name> "(?:[^"\\]|\\.)*")?(?<states>(?: \[[^\]]*\])*)'?(?<rest>.*)$/;

/**
 * The tree of a screen reader without its words, so that an edited text changes no snapshot: roles, levels, states,
 * addresses and numbers of things stay.
 */
function treeWithoutWords(tree: string): string {
  const withAddresses = tree.replaceAll(/:\n +- \/url: "?(.*?)"?(?=\n|$)/g, ' → $1');
  return withAddresses
    .split('\n')
    .map((line) => {
      const { start = '', role = '', name, states = '', rest = '' } = LINE.exec(line)?.groups ?? {};
      const address = /^:? → [^?]*(?:\?(?!text=).*)?/.exec(rest)?.[0] ?? '';
      const end = address || (rest === ':' ? ':' : '');
      return start + role + (name === undefined ? '' : ' "…"') + states + end;
    })
    .join('\n');
}

/** The page as a screen reader says it. All pages have the bars of the home pages. */
async function readOut(page: Page, { folder }: Route): Promise<string> {
  return treeWithoutWords(await page.locator(folder === 'home' ? 'body' : 'main').ariaSnapshot());
}

async function expectFocusInView(page: Page, where: string): Promise<void> {
  const { count, wrong } = await walkFocus(page);
  expect.soft(count, where).toBeGreaterThan(8);
  expect.soft(wrong, where).toEqual([]);
}

/** The home pages say who, what, and what to do before anybody scrolls. */
async function expectActionInView(page: Page, route: Route): Promise<void> {
  await page.setViewportSize(SMALLEST_PHONE);
  const action = await page.locator('main .button').first().boundingBox();
  const bar = route.layout === 'mobile' ? await page.locator('.bottom-nav').boundingBox() : null;
  const end = (action?.y ?? 999) + (action?.height ?? 0);
  expect.soft(end, route.path).toBeLessThanOrEqual(bar?.y ?? SMALLEST_PHONE.height);
}

/** The pages, other than of the language switch, to which links of a phone's page lead on a desktop. */
function linksToDesktop(page: Page): Promise<string[]> {
  return page
    .locator('body a[href^="/"]:not([data-locale-switch])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    .then((paths) => paths.filter((path) => desktopTwins.has(splitPath(path).path)));
}

for (const locale of LOCALES) {
  for (const layout of LAYOUTS) {
    test.describe(`${layout}, ${locale}, with scripting off`, () => {
      // No motion: a tooltip that fades away would cover what has the focus.
      test.use({
        ...PHONE,
        ...browserLocale(locale),
        javaScriptEnabled: false,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('every visitor gets complete pages that are read out and fit', async ({ page }) => {
        for (const route of routesOf(layout)) {
          const { path } = route;
          await page.setViewportSize(DESKTOP.viewport);
          const response = await page.goto(path);
          expect.soft(await overflowing(page), `${path} on a desktop`).toEqual([]);
          await page.setViewportSize(PHONE.viewport);
          expect(response?.status(), path).toBe(200);
          await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
          await expect(page.locator('h1'), path).toBeVisible();
          await expect(page, path).toHaveTitle(new RegExp(` \\| ${studio.name}$`));
          await expect(currentLink(page, route, locale), path).toHaveCount(1);
          const text = await page.locator('main').innerText();
          expect(text.length, path).toBeGreaterThan(150);
          const language = page.locator('[data-locale-switch]').first();
          const [other = locale] = otherLocales(locale);
          await expect(language, path).toHaveAttribute('href', languagePath(path, other));
          expect.soft(await overflowing(page), path).toEqual([]);
          expect.soft(await smallTargets(page), path).toEqual([]);
          if (layout === 'mobile') expect.soft(await linksToDesktop(page), path).toEqual([]);
          if (route.folder === 'home') await expectActionInView(page, route);
          // Both languages have the same elements.
          if (locale === 'en') {
            expect.soft(await missingRules(page), path).toEqual([]);
            expect.soft(await readOut(page, route), path).toMatchSnapshot(`${route.name}.txt`);
            await page.setViewportSize(ZOOMED);
            await expectFocusInView(page, `${path} zoomed to 400 %`);
          }
          await page.setViewportSize(NARROW);
          await doubleText(page);
          expect.soft(await overflowing(page), `${path} in large type`).toEqual([]);
          if (locale === 'en') await expectFocusInView(page, `${path} in large type`);
        }
      });
    });
  }
}

/** Largest sum of layout shifts on a page whose typeface comes late. */
const MOST_SHIFT = 0.005;

/** Every page is a first visit: its typeface comes a few frames after the first paint. */
async function delayTypeface(page: Page): Promise<void> {
  // It turns off the browser's cache too, which has the typeface after the first page.
  await page.route('**/*.woff2', async (route) => {
    await pause(120);
    await route.continue();
  });
  await page.addInitScript((key) => localStorage.removeItem(key), STORAGE_KEYS.typeface);
}

async function expectStill(page: Page, where: string): Promise<void> {
  // The page takes the typeface in the same task in which it says so.
  await page.waitForFunction((key) => key in localStorage, STORAGE_KEYS.typeface);
  const shifts = await shiftsOn(page);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(score, `${where}: ${shifts.map(({ what }) => what).join()}`).toBeLessThan(MOST_SHIFT);
}

for (const [layout, device] of [
  ['desktop', DESKTOP],
  ['mobile', PHONE],
] as const) {
  test.describe(`${layout}, with the app`, () => {
    test.use(device);

    test('every visitor gets pages that keep still and pass axe', async ({ page }) => {
      // The tutorial covers the page; it has its own tests.
      await page.addInitScript(() => localStorage.setItem('swipe_tutorial_seen', '1'));
      await delayTypeface(page);
      for (const [index, route] of routesOf(layout).entries()) {
        // The theme, the width and the language in which a page is opened take turns.
        const isEven = index % 2 === 0;
        const [locale, then] = isEven ? (['en', 'id'] as const) : (['id', 'en'] as const);
        await page.emulateMedia({ colorScheme: isEven ? 'light' : 'dark' });
        await page.setViewportSize(isEven ? device.viewport : PHONE.viewport);
        await page.goto(route.path);
        await expectStill(page, route.path);
        // The switch is a link to the server before hydration.
        await waitForHydration(page);
        await expect(page.locator('html'), route.path).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 }), route.path).toHaveCount(1);
        await expect(currentLink(page, route, locale), route.path).toHaveCount(1);
        // The rest is the same on every page.
        await expectAccessible(page, route.folder === 'home' ? undefined : 'main');
        const texts = await textsOf(page);
        // Chrome's translation.
        await alterPage(page);
        await switchLanguage(page, then);
        await switchLanguage(page, locale);
        expect.soft(await textsOf(page), `${route.path}, translated`).toEqual(texts);
        await page.evaluate(([key, next]) => localStorage.setItem(key, next), [
          STORAGE_KEYS.locale,
          then,
        ] as const);
      }
    });
  });
}
