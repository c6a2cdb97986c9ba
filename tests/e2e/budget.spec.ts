import { globSync, readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { seededEntries } from '../../emulators/seed/content.ts';
import { DESKTOP, PHONE, expect, replaceImages, test, waitForHydration } from './fixtures.ts';
import type { Page } from './fixtures.ts';

const [project] = seededEntries('portfolio');
const dist = new URL('../../web/dist/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), dist));

/** Bytes as production sends them: brotli at its best, in kB of 1000. */
const compressed = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

/** Most kB of script: until the app answers, and in all with what follows in idle moments and is prefetched. */
const LIMITS = { start: 86, all: 96, files: 6 };

const sizes = new Map<string, number>();
function sizeOf(script: string): number {
  const size = sizes.get(script) ?? compressed(read(script));
  sizes.set(script, size);
  return size;
}
const total = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);

/**
 * What was fetched before the first paint, without pictures, which do not delay it, and the icon
 * that the browser asks for by itself. A desktop fetches the typeface too.
 */
function fetchedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const fetched = performance.getEntriesByType('resource');
    if (painted === 0 || fetched.length < 2) return ['nothing was painted or fetched'];
    return fetched
      .filter(({ startTime }) => startTime < painted)
      .filter(({ name }) => !/\/media\/|\/favicon\.ico$/.test(name))
      .map(({ name }) => name);
  });
}

test('the script of every prerendered page fits its budget until the app answers', () => {
  const pages = globSync('localized/en/**/*.html', { cwd: dist });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = read(page).toString('utf8');
    const [, entry = ''] = /data-entry="([^"]*)"/.exec(html) ?? [];
    const [, modules = ''] = /data-modules="([^"]*)"/.exec(html) ?? [];
    const start = [entry, ...modules.split(' ')].filter((name) => name !== '');
    expect(start.length, page).toBeGreaterThan(0);
    expect(total(start), `${page}: ${start.join(' ')}`).toBeLessThanOrEqual(LIMITS.start);
  }
});

for (const [device, paths] of [
  [PHONE, ['/m/contact-us']],
  [DESKTOP, ['/', `/our-portofolio/${project?.draft.shared.slug}`]],
] as const) {
  test.describe(`${device.viewport.width} pixels wide`, () => {
    test.use(device);

    for (const path of paths) {
      test(`${path} stays within its budget of script with what is prefetched, loads no Firebase, and on a phone paints before it fetches`, async ({
        page,
      }) => {
        const scripts = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
        });
        // Every page load is measured, with the code for it.
        await page.addInitScript(() => {
          Math.random = () => 0;
        });
        await replaceImages(page);
        const updates = page.waitForRequest(/\/later-/);
        await page.goto(path);
        await waitForHydration(page);
        if (device === PHONE) expect(await fetchedBeforePaint(page)).toEqual([]);
        await updates;
        // Links that come into view have the code of their pages prefetched.
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        });
        // Until nothing was asked for in the last second.
        let before = -1;
        const isQuiet = () => {
          const isSame = scripts.size === before;
          before = scripts.size;
          return isSame;
        };
        await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
        expect(scripts.size).toBeGreaterThan(3);
        if (path === '/') expect(scripts.size).toBeLessThanOrEqual(LIMITS.files);
        test.info().annotations.push({
          type: 'kB of script in all',
          description: total(scripts).toFixed(1),
        });
        expect(total(scripts), [...scripts].join(' ')).toBeLessThanOrEqual(LIMITS.all);
        for (const script of scripts) {
          const code = read(script).toString('utf8');
          expect(code, script).not.toMatch(/identitytoolkit|@firebase|FirebaseError/);
        }
      });
    }
  });
}

test('the first line has the browser compile what every page needs while it arrives', () => {
  const files = readdirSync(new URL('assets/', dist)).filter((name) => /^entry-.*\.js$/.test(name));
  expect(files).toHaveLength(1);
  expect(read(`assets/${files[0]}`).toString('utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the home page’s HTML fits one round trip, and the typeface 35 kB', () => {
  for (const locale of ['en', 'id']) {
    for (const page of ['index', 'm/home']) {
      expect(compressed(read(`localized/${locale}/${page}.html`)), page).toBeLessThanOrEqual(14);
    }
  }
  const fonts = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + read(`assets/${name}`).length, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(35);
});

test('the editor’s code, style and parser fit 150 kB', () => {
  const files = readdirSync(new URL('assets/', dist)).filter((name) =>
    /^(?:rich-text-editor|markdown-parser-worker)-.*\.(?:js|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(total(files.map((name) => `assets/${name}`))).toBeLessThanOrEqual(150);
});

test('no public page’s words are in the bundles', () => {
  const bundles = readdirSync(new URL('assets/', dist))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`assets/${name}`).toString('utf8'))
    .join('\n');
  const sentences = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length > 40 ? [value] : [];
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentences)
      : [];
  };
  for (const page of ['', 'faq/', 'services/', 'who-we-are/', 'contact-us/', 'm/faq/']) {
    const { messages: t } = JSON.parse(read(`${page}_payload.json`).toString('utf8')) as {
      messages: object;
    };
    const all = sentences(t);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((sentence) => bundles.includes(sentence))).toEqual([]);
  }
});
