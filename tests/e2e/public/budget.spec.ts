import { globSync, readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PHONE, expect, test, waitForHydration, type Page } from '../fixtures.ts';

const dist = new URL('../../../web/dist/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), dist));
const assets = readdirSync(new URL('assets/', dist)).map((name) => `assets/${name}`);

const sizes = new Map<string, number>();
/** Bytes as production sends them: brotli at its best, in kB of 1000. */
function sizeOf(path: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const size = sizes.get(path) ?? brotliCompressSync(read(path), options).length / 1000;
  sizes.set(path, size);
  return size;
}
const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sizeOf(path), 0);

/** Most kB of script until the app answers, and in all with what follows in idle moments and is prefetched. */
const LIMITS = { start: 84.6, all: 95.5 };

/** All texts of words, which are long enough to be found again. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return words.length > 40 ? [words] : [];
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesOf)
    : [];
}

test('visitors load scripts, HTML and typeface within budgets, and no other page’s words', () => {
  // The error pages have no app.
  const pages = globSync('localized/en/**/*.html', {
    cwd: dist,
    exclude: ['**/404.html', '**/500.html'],
  });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = read(page).toString('utf8');
    const [, entry = ''] = /data-entry="([^"]*)"/.exec(html) ?? [];
    const [, modules = ''] = /data-modules="([^"]*)"/.exec(html) ?? [];
    const start = [entry, ...modules.split(' ')].filter((name) => name !== '');
    expect(start.length, page).toBeGreaterThan(0);
    expect(total(start), `${page}: ${start.join(' ')}`).toBeLessThanOrEqual(LIMITS.start);
  }
  // One round trip.
  for (const page of ['en/index', 'en/m/home', 'id/index', 'id/m/home'])
    expect(sizeOf(`localized/${page}.html`), page).toBeLessThanOrEqual(14);

  const named = (pattern: RegExp) => {
    const found = assets.filter((name) => pattern.test(name));
    expect(found, String(pattern)).not.toEqual([]);
    return found;
  };
  const fonts = named(/\.woff2$/).reduce((sum, name) => sum + read(name).length, 0);
  expect(fonts / 1000).toBeLessThanOrEqual(35);
  const editor = named(/rich-text-editor-.*\.(?:js|css)$/);
  expect(total(editor)).toBeLessThanOrEqual(150);
  // The browser compiles what every page needs while it arrives.
  const [entry = ''] = named(/\/entry-.*\.js$/);
  expect(read(entry).toString('utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

  const bundles = named(/\.js$/)
    .map((name) => read(name).toString('utf8'))
    .join('\n');
  for (const page of ['', 'faq/', 'services/', 'who-we-are/', 'contact-us/', 'm/faq/']) {
    const payload = JSON.parse(read(`${page}_payload.json`).toString('utf8')) as object;
    const sentences = sentencesOf((payload as { messages: object }).messages);
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((sentence) => bundles.includes(sentence))).toEqual([]);
    expect(bundles + JSON.stringify(payload)).not.toMatch(
      /schema\.org|og:(?:type|title)|x-default/,
    );
  }
});

/** Files fetched before the first paint, without pictures, typeface and icon, which do not delay it. */
function fetchedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const fetched = performance.getEntriesByType('resource');
    if (painted === 0 || fetched.length < 2) return ['nothing was painted or fetched'];
    return fetched
      .filter(({ startTime }) => startTime < painted)
      .filter(({ name }) => !/\/media\/|\/favicon\.ico$|\.woff2$/.test(name))
      .map(({ name }) => name);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a visitor sees the page before scripts, and loads no Firebase', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    const updates = page.waitForRequest(/\/later-/);
    await page.goto('/m/contact-us');
    await waitForHydration(page);
    expect(await fetchedBeforePaint(page)).toEqual([]);
    await expect(page.locator('head > link[rel="icon"]')).toHaveCount(1);
    await updates;
    // Links that come into view have the code of their pages prefetched.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect.poll(() => scripts.size).toBeGreaterThan(3);
    let before = -1;
    const isQuiet = () => {
      const isSame = scripts.size === before;
      before = scripts.size;
      return isSame;
    };
    await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
    expect(scripts.size).toBeLessThanOrEqual(6);
    expect(total(scripts), [...scripts].join(' ')).toBeLessThanOrEqual(LIMITS.all);
    for (const script of scripts) {
      const code = read(script).toString('utf8');
      expect(code, script).not.toMatch(/identitytoolkit|@firebase|FirebaseError/);
    }
  });
});
