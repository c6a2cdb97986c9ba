import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CHROMIUM } from '../../playwright.config.ts';
import { PROJECT, SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Bench, Figure } from './figures.ts';

const WORDS = 20_000;
const KEYS = 80;
const SLOWDOWN = 4;
/** Limit of the time from a key press to its paint (docs/performance.md), in milliseconds. */
const LIMIT = 50;

const text = Array.from({ length: WORDS }, (_, index) =>
  index % 120 === 119 ? 'end.\n\n' : index % 17 === 0 ? '**important**' : 'word',
).join(' ');

/** Types in the middle of the text. @returns per key, the milliseconds until its letter was painted */
async function typeKeys(page: Page): Promise<number[]> {
  const area = page
    .getByRole('region', { name: 'English', exact: true })
    .getByRole('textbox', { name: 'Text', exact: true });
  await area.focus();
  await area.evaluate((one: HTMLTextAreaElement) => {
    const middle = Math.floor(one.value.length / 2);
    one.setSelectionRange(middle, middle);
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

/** CPU time of the page's thread so far, in milliseconds; other processes do not count. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1000;
}

function figures(taken: readonly number[]): Figure[] {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  const note = `${sorted.length} keys in a post of ${WORDS} words, CPU slowed ${SLOWDOWN} times, autosave on`;
  return [
    { what: 'editor: key to paint, median', value: at(0.5), unit: 'ms', limit: LIMIT, note },
    { what: 'editor: key to paint, 95 of 100', value: at(0.95), unit: 'ms', limit: LIMIT },
    { what: 'editor: key to paint, slowest', value: at(1), unit: 'ms' },
  ];
}

/** Time from a key press to its paint in the editor with a very long post. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const app = initializeApp({ projectId: PROJECT }, 'bench-editor');
    const post = getFirestore(app).collection(COLLECTIONS.blogPost).doc('bench-editor');
    const article = { title: 'A long post', summary: 'Very long', body: text };
    await post.set({
      slug: 'bench-editor',
      cover: null,
      draft: { en: article, id: article },
      live: { en: null, id: null },
      outdated: { en: false, id: false },
      created_date: new Date(),
      updated_by: ACCOUNTS[0].uid,
      updated_date: new Date(),
    });
    const browser = await chromium.launch({
      ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({ locale: 'en-GB' });
      await page.goto(`${SITE}/login`);
      await page.getByLabel('E-mail').fill(ACCOUNTS[0].email);
      await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS[0].password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/dashboard');
      await page.goto(`${SITE}/admin/blog?entry=bench-editor`);
      await page.locator('[data-save=saved]').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const before = await threadTime(session);
      const { length } = await typeKeys(page);
      const perKey = (await threadTime(session)) - before;
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return [
        {
          what: `editor: the page's own time per key, ${SLOWDOWN} times`,
          value: (perKey / length) * SLOWDOWN,
          unit: 'ms',
          limit: LIMIT,
          note: 'CPU time of the main thread, saving included',
        },
        ...figures(await typeKeys(page)),
      ];
    } finally {
      await browser.close();
      await getFirestore(app).recursiveDelete(post);
      await deleteApp(app);
    }
  },
};
