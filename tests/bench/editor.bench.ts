import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CHROMIUM } from '../../playwright.config.ts';
import { PROJECT, SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Bench, Figure } from './figures.ts';

/** Words of a post, and the limit of the time from a key press to its paint (docs/performance.md), in milliseconds. */
const POSTS = [
  { words: 2_000, limit: 16 },
  { words: 20_000, limit: 50 },
] as const;
const KEYS = 80;
const SLOWDOWN = 4;
/** Most kB of code that an open entry loads for the editor, as production sends it. */
const CODE_LIMIT = 150;

const makeText = (words: number) =>
  Array.from({ length: words }, (_, index) =>
    index % 120 === 119 ? 'end.\n\n' : index % 17 === 0 ? '**important**' : 'word',
  ).join(' ');

/** Types in the middle of the text. @returns per key, the milliseconds until its letter was painted */
async function typeKeys(page: Page, text: Locator): Promise<number[]> {
  await text.evaluate((one: HTMLElement) => {
    const middle = one.children[Math.floor(one.children.length / 2)];
    middle?.scrollIntoView();
    one.focus();
    if (middle) getSelection()?.collapse(middle.firstChild, 10);
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    one.addEventListener('keydown', ({ timeStamp }) => {
      // The next frame begins when the frame of the key is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => taken.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    });
  });
  await page.keyboard.type('abcdefgh '.repeat(Math.ceil(KEYS / 9)).slice(0, KEYS), { delay: 120 });
  return page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken);
}

/** Size of the code that is loaded when an entry is opened: editor, style, and parser in a worker. */
function codeSize(): Figure {
  const assets = new URL('../../web/dist/assets/', import.meta.url);
  const files = readdirSync(assets).filter((name) =>
    /^(?:rich-text-editor|markdown-parser-worker)-.*\.(?:js|css)$/.test(name),
  );
  const bytes = files.map((name) => brotliCompressSync(readFileSync(new URL(name, assets))).length);
  return {
    what: 'editor: code that an open entry loads',
    value: bytes.reduce((sum, one) => sum + one, 0) / 1000,
    unit: 'kB',
    limit: CODE_LIMIT,
    note: `brotli, ${files.length} files`,
  };
}

/** CPU time of the page's thread so far, in milliseconds; other processes do not count. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1000;
}

function figures(where: string, limit: number | undefined, taken: readonly number[]): Figure[] {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  const what = `editor, ${where}: key to paint`;
  const held = limit === undefined ? {} : { limit };
  const note = `${sorted.length} keys, CPU slowed ${SLOWDOWN} times, autosave on`;
  return [
    { what: `${what}, median`, value: at(0.5), unit: 'ms', ...held, note },
    { what: `${what}, 95 of 100`, value: at(0.95), unit: 'ms', ...held },
    { what: `${what}, slowest`, value: at(1), unit: 'ms' },
  ];
}

/** The same in an empty field of an empty page: what the browser itself takes on this machine. */
async function measureBareField(browser: Browser): Promise<Figure[]> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><div contenteditable role="textbox">word</div>');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken = await typeKeys(page, page.getByRole('textbox'));
  await page.close();
  return figures('an empty field of an empty page', undefined, taken);
}

async function measurePost(browser: Browser, words: number, limit: number): Promise<Figure[]> {
  const page = await browser.newPage({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${SITE}/login`);
  await page.getByLabel('E-mail').fill(ACCOUNTS[0].email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS[0].password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  const opened = performance.now();
  await page.goto(`${SITE}/admin/blog?entry=bench-editor-${words}`);
  await page.getByRole('textbox', { name: 'Text', exact: true }).nth(1).waitFor();
  const opening = (performance.now() - opened) / 1000;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const text = page
    .getByRole('region', { name: 'English', exact: true })
    .getByRole('textbox', { name: 'Text', exact: true });
  const before = await threadTime(session);
  const { length } = await typeKeys(page, text);
  const perKey = (await threadTime(session)) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken = await typeKeys(page, text);
  await page.close();
  return [
    { what: `editor, ${words} words: page load to both texts shown`, value: opening, unit: 's' },
    {
      what: `editor, ${words} words: the page's own time per key, ${SLOWDOWN} times`,
      value: (perKey / length) * SLOWDOWN,
      unit: 'ms',
      limit,
      note: 'CPU time of the main thread, saving included',
    },
    ...figures(`${words} words`, limit, taken),
  ];
}

/** Time from a key press to its paint in the editor, in posts of two lengths, and the size of its code. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const app = initializeApp({ projectId: PROJECT }, 'bench-editor');
    const posts = getFirestore(app).collection(COLLECTIONS.blogPost);
    const browser = await chromium.launch({
      ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const measured: Figure[] = [codeSize(), ...(await measureBareField(browser))];
      for (const { words, limit } of POSTS) {
        const article = { title: 'A long post', summary: 'Long', body: makeText(words) };
        await posts.doc(`bench-editor-${words}`).set({
          slug: `bench-editor-${words}`,
          cover: null,
          draft: { en: article, id: article },
          live: { en: null, id: null },
          outdated: { en: false, id: false },
          created_date: new Date(),
          updated_by: ACCOUNTS[0].uid,
          updated_date: new Date(),
        });
        measured.push(...(await measurePost(browser, words, limit)));
      }
      return measured;
    } finally {
      await browser.close();
      for (const { words } of POSTS) {
        await getFirestore(app).recursiveDelete(posts.doc(`bench-editor-${words}`));
      }
      await deleteApp(app);
    }
  },
};
